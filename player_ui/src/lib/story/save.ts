/**
 * Writes a part of the page as one HTML file that needs nothing else: its look and typefaces go into it, and no
 * script does. What was drawn is copied as it stands, so a saved story can't differ from the one on the screen.
 */

/** What the file may do when it is opened: show itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** The whole file. `lang` and mood are the page's own. */
export async function asFile(part: Element, title: string): Promise<string> {
  const root = document.documentElement;
  const file = document.implementation.createHTMLDocument(title);
  file.documentElement.lang = root.lang;
  file.documentElement.dir = root.dir;
  const mood = root.dataset.mood;
  if (mood !== undefined) file.documentElement.dataset.mood = mood;
  meta(file, { charset: 'utf-8' });
  meta(file, { 'http-equiv': 'Content-Security-Policy', content: POLICY });
  meta(file, { name: 'viewport', content: 'width=device-width, initial-scale=1' });
  const copy = file.importNode(part, true);
  for (const unsaved of copy.querySelectorAll('[data-unsaved]')) unsaved.remove();
  for (const link of copy.querySelectorAll('[href]')) link.removeAttribute('href');
  file.body.append(copy);
  // As text: put into a document of this page, it would be held to this page's own policy.
  const style = `<style>\n${(await looks(file)).replace(/<\//g, '<\\/')}\n</style>`;
  const { lang, dir, dataset } = file.documentElement;
  const html = `<html lang="${lang}" dir="${dir}" data-mood="${dataset.mood ?? ''}">`;
  return `<!doctype html>\n${html}\n<head>${file.head.innerHTML}${style}</head>\n${file.body.outerHTML}\n</html>\n`;
}

/** Hands the file to the browser to be kept; false if it can't. */
export function download(html: string, name: string): boolean {
  const link = document.createElement('a');
  if (!('download' in link)) return false;
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return true;
}

function meta(file: Document, attributes: Record<string, string>): void {
  const element = file.createElement('meta');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  file.head.append(element);
}

/** All rules of this page that mean something in `file`. */
async function looks(file: Document): Promise<string> {
  const rules: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) rules.push(await needed(rule, file, sheet.href));
  }
  return rules.filter((rule) => rule !== '').join('\n');
}

async function needed(rule: CSSRule, file: Document, from: string | null): Promise<string> {
  if (rule instanceof CSSStyleRule) return applies(rule.selectorText, file) ? rule.cssText : '';
  if (rule instanceof CSSFontFaceRule) return isInUse(rule) ? await withFont(rule, from) : '';
  if (!('cssRules' in rule)) return '';
  const group = rule as CSSGroupingRule;
  if (rule instanceof CSSKeyframesRule) return '';
  const inside = await Promise.all([...group.cssRules].map((each) => needed(each, file, from)));
  const kept = inside.filter((each) => each !== '');
  if (kept.length === 0) return '';
  return `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{\n${kept.join('\n')}\n}`;
}

/** Whether a selector finds anything, whatever state or part of it the selector is about. */
function applies(selector: string, file: Document): boolean {
  const plain = selector.replace(
    /::?(before|after|first-letter|first-line|marker|placeholder|selection)/g,
    '',
  );
  try {
    return file.querySelector(plain === '' ? '*' : plain) !== null;
  } catch {
    return true;
  }
}

const bare = (text: string) => text.replace(/["'\s]/g, '').toLowerCase();

function isInUse(rule: CSSFontFaceRule): boolean {
  const of = (name: string) => bare(rule.style.getPropertyValue(name));
  return [...document.fonts].some(
    (face) =>
      face.status === 'loaded' &&
      bare(face.family) === of('font-family') &&
      bare(face.unicodeRange) === of('unicode-range'),
  );
}

/** A typeface whose file is part of the text; nothing if it can't be fetched. */
async function withFont(rule: CSSFontFaceRule, from: string | null): Promise<string> {
  const found = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'));
  if (found?.[1] === undefined) return '';
  try {
    const answer = await fetch(new URL(found[1], from ?? document.baseURI));
    if (!answer.ok) return '';
    const data = await asDataUrl(await answer.blob());
    return rule.cssText.replace(/src:[^;]*;/, `src: url("${data}") format("woff2");`);
  } catch {
    return '';
  }
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(new Blob([blob], { type: 'font/woff2' }));
  });
}
