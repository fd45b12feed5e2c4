import { mount } from 'svelte';
import App from './App.svelte';
import { texts } from './lib/text/texts.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app element');

begin(target);

/** The words come first. Where the Wi-Fi swallows them, the page tries again by itself. */
function begin(into: HTMLElement): void {
  texts.start().then(
    () => mount(App, { target: into }),
    () => setTimeout(() => location.reload(), 3_000),
  );
}
