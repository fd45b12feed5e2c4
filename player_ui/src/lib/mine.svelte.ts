/** The seats that this browser holds, also those taken meanwhile in another tab. */

import { remembered, type Remembered } from './storage';

class Mine {
  seats = $state.raw<readonly Remembered[]>(remembered('seats'));

  /** Until the answer is called. */
  follow(): () => void {
    const look = () => (this.seats = remembered('seats'));
    look();
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }

  at(code: string): readonly Remembered[] {
    return this.seats.filter((seat) => seat.code === code);
  }
}

export const mine = new Mine();
