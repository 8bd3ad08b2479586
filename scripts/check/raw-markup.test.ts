import { expect, it } from 'vitest';
import { checkRawMarkup } from './raw-markup.ts';

const found = (source: string, path = 'src/features/company/ui/Album.astro') =>
  checkRawMarkup(new Map([[path, source]])).map(({ line }) => line);

it.each([
  '<h1 set:html={company.name} />',
  '<p set:html={caption} />',
  '<p set:html={html} />',
  '<p set:html="x" />',
  '<p set:html={`<b>${name}</b>`} />',
  '<p set:html={jsonLdText + name} />',
  '<p set:html={unescaped(name)} />',
  'figure.innerHTML = caption',
  'figure.innerHTML += caption',
  'figure.insertAdjacentHTML("beforeend", caption)',
  'document.write(name)',
  '<iframe srcDoc={letter} />',
  'frame.srcdoc = letter',
])('finds %s', (source) => {
  expect(found(`\n${source}`)).toEqual([2]);
});

it('lets through what the functions that escape have written', () => {
  expect(found('<script set:html={jsonLdText(data)} />')).toEqual([]);
  expect(found('<div\n  set:html={ videoMarkup(\n id) } />')).toEqual([]);
  const page = 'src/features/company/ui/article/ArticlePage.astro';
  expect(found('<div set:html={html} />', page)).toEqual([]);
  expect(found('<div set:html={html + name} />', page)).toEqual([1]);
});

it('looks at the product alone', () => {
  expect(found('body.innerHTML = x', 'src/a.test.ts')).toEqual([]);
  expect(found('body.innerHTML = x', 'tests/e2e/a.ts')).toEqual([]);
});
