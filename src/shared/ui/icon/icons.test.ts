import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { iconMarkup } from './icon-markup.ts';

const here = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const found = (name: string, pattern: RegExp) =>
  Array.from(here(name).matchAll(pattern), ([, found]) => found);

it('every drawing of the file has a name in the code', () => {
  const drawn = found('icons.svg', /<symbol id="(\w+)" viewBox="0 0 24 24">/g);
  expect(drawn.length).toBeGreaterThan(40);
  expect(found('icons.ts', /^ {2}\| '(\w+)'/gm)).toEqual(drawn);
});

it('an icon has an accessible name only without adjacent text', () => {
  expect(iconMarkup({ name: 'pin', size: 18 })).toMatch(
    /^<svg class="icon" width="18" aria-hidden="true"><use href="[^"]+#pin"\/><\/svg>$/,
  );
  expect(iconMarkup({ name: 'pin', label: '"A" & B', class: 'mark' })).toMatch(
    /^<svg class="icon mark" .* role="img" aria-label="&quot;A&quot; &amp; B"><use /,
  );
});
