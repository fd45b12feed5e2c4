import { mount } from 'svelte';
import App from './App.svelte';
import { basePath } from './lib/base';
import { askEarly } from './lib/early';
import { followContrast } from './lib/look.svelte';
import { routeOf } from './lib/route';
import { ALL_PARTS, PARTS_OF, type Part } from './lib/text/pages';
import { texts } from './lib/text/texts.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app element');

hasten();
followContrast();
begin(target);

/** Sends for everything that this address will need, before anything of it is there. */
function hasten(): void {
  const route = routeOf(location.pathname, basePath());
  const quietly = (page: Promise<unknown>) => void page.catch(() => {});
  if (route.page === 'seat') quietly(import('./pages/Seat.svelte'));
  if (route.page === 'table') quietly(import('./pages/Table.svelte'));
  if (route.page === 'host') quietly(import('./pages/Host.svelte'));
  if (route.page === 'join') quietly(import('./pages/Join.svelte'));
  if (route.page === 'seat' || route.page === 'host') askEarly(route.page, route.token);
  if (route.page === 'table') askEarly(route.page, route.code);
}

/** The samples show every page, and so need all words. */
function partsOfPage(): readonly Part[] {
  if (import.meta.env.DEV || import.meta.env.MODE === 'samples') return ALL_PARTS;
  return PARTS_OF[routeOf(location.pathname, basePath()).page];
}

/** The words come first. Where the Wi-Fi swallows them, the page tries again by itself. */
function begin(into: HTMLElement): void {
  texts.start(partsOfPage()).then(
    () => {
      // What stood there until now was only the sign that something is coming.
      into.replaceChildren();
      mount(App, { target: into });
    },
    () => setTimeout(() => location.reload(), 3_000),
  );
}
