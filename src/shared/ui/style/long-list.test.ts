import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const shared = ['base.css', 'page.css', 'sizes.css', 'tokens.css'];
const lists = globSync('src/**/*.astro').filter((file) =>
  readFileSync(file, 'utf8').includes('"bare-list long-list"'),
);

it.each(shared)(
  '%s counts no siblings: each row that moves would have all of them styled',
  (file) => {
    expect(readFileSync(`src/shared/ui/style/${file}`, 'utf8')).not.toMatch(/:nth-|:only-|[~+] \*/);
  },
);

it('finds the long lists', () => {
  expect(lists.length).toBeGreaterThan(2);
});

it.each(lists)('%s brings the style of its list', (file) => {
  expect(readFileSync(file, 'utf8')).toContain("import '#shared/ui/style/long-list.css';");
});
