/**
 * Keeps the screen on: by a wake lock where the browser has one (only on https and localhost), else by a tiny silent
 * video that plays from the first tap on. Both end when the page is hidden, and come back with it. A phone that
 * refuses, or is low on battery, just falls asleep: nothing depends on this.
 */

export interface Hold {
  release(): Promise<void> | void;
}

/** What the browser can do for it; a test brings its own. */
export interface Screen {
  visible(): boolean;
  /** Missing where there are no wake locks. Rejects if it isn't allowed now. */
  lock?: () => Promise<Hold>;
  /** Plays the video. Rejects until the page has been tapped. */
  play(): Promise<Hold>;
  onVisible(look: () => void): () => void;
  onTap(tap: () => void): () => void;
}

export function keepAwake(screen: Screen = browserScreen()): () => void {
  const take = screen.lock ?? screen.play;
  let hold: Hold | null = null;
  let asking = false;
  let wanted = true;

  async function ask(): Promise<void> {
    if (!wanted || asking || !screen.visible()) return;
    asking = true;
    try {
      const held = await take();
      if (wanted) hold = held;
      else void held.release();
    } catch {
      // Refused; the next look or tap asks again.
    } finally {
      asking = false;
    }
  }

  const offVisible = screen.onVisible(() => void ask());
  // A lock needs no tap; a video is only allowed by one.
  const offTap = screen.onTap(() => {
    if (hold === null) void ask();
  });
  if (screen.lock !== undefined) void ask();
  return () => {
    wanted = false;
    offVisible();
    offTap();
    void Promise.resolve(hold?.release()).catch(() => {});
  };
}

const TAPS = ['pointerup', 'keyup'] as const;

function browserScreen(): Screen {
  const lock = navigator.wakeLock as WakeLock | undefined;
  let video: HTMLVideoElement | null = null;
  return {
    visible: () => document.visibilityState === 'visible',
    ...(lock === undefined ? {} : { lock: () => lock.request('screen') }),
    play: async () => {
      video ??= await makeVideo();
      const playing = video;
      await playing.play();
      return { release: () => playing.pause() };
    },
    onVisible: (look) => {
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
    onTap: (tap) => {
      for (const kind of TAPS) document.addEventListener(kind, tap);
      return () => {
        for (const kind of TAPS) document.removeEventListener(kind, tap);
      };
    },
  };
}

/** Not shown anywhere. It has a silent sound track: browsers let the screen sleep over videos without one. */
async function makeVideo(): Promise<HTMLVideoElement> {
  const { webm, mp4 } = await import('nosleep.js/src/media.js');
  const video = document.createElement('video');
  video.setAttribute('playsinline', '');
  video.dataset.testid = 'awake';
  for (const [type, data] of Object.entries({ webm, mp4 })) {
    const source = document.createElement('source');
    source.type = `video/${type}`;
    source.src = data;
    video.append(source);
  }
  video.addEventListener('loadedmetadata', () => {
    if (video.duration <= 1) video.loop = true;
    else video.addEventListener('timeupdate', () => video.currentTime > 0.5 && (video.currentTime = 0));
  });
  return video;
}
