import { expect, test } from 'vitest';
import { whenVisited } from './visit';

class Page extends EventTarget {
  prerendering?: boolean;
}

function loaded(ahead: boolean | undefined) {
  const page = new Page();
  if (ahead !== undefined) page.prerendering = ahead;
  let runs = 0;
  const unseen = whenVisited(() => (runs += 1), page as unknown as Document);
  return { page, unseen, runs: () => runs };
}

test.each([false, undefined])('a page that is opened begins at once', (ahead) => {
  expect(loaded(ahead).runs()).toBe(1);
});

test('a page that was loaded ahead begins when somebody comes to it', () => {
  const { page, runs } = loaded(true);
  expect(runs()).toBe(0);
  page.dispatchEvent(new Event('prerenderingchange'));
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(runs()).toBe(1);
});

test('a page that is left before anybody came never begins', () => {
  const { page, unseen, runs } = loaded(true);
  unseen();
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(runs()).toBe(0);
});
