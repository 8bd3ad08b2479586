import { expect, it } from 'vitest';
import { filledIn, newerScript, newerStyles } from './old-browsers.ts';

it.each([
  '@scope (.a){a{color:red}}',
  '@media (width>=768px){a{color:red}}',
  'a{color:red;& b{color:blue}}',
  'a:hover,a:has(b){color:red}',
  'a{height:100svh}',
  'a{translate:0 1px}',
])('names what an old browser skips: %s', (css) => {
  expect(newerStyles(css)).toHaveLength(1);
});

it('lets stand what a page can do without', () => {
  const css =
    'a:has(b){color:red}@container (min-width:1px){a{color:red}}@supports (height:1svh){a{height:1svh}}';
  expect(newerStyles(css)).toEqual([]);
});

it.each(['class A{static{A.b=1}}', 'x.toSorted()', 'a=structuredClone(b)'])(
  'names what an old browser cannot run: %s',
  async (code) => {
    expect(await newerScript(code)).toHaveLength(1);
  },
);

it('fills in the members libraries call', async () => {
  const code = 'export const known=URL.canParse(a);URL.parse(b)';
  expect(await newerScript(code)).toEqual(['URL.canParse(', 'URL.parse(']);
  expect(await newerScript(filledIn(code) + code)).toEqual([]);
});

it('lets stand what it can run', async () => {
  expect(await newerScript('export const a=b?.c??d;a.replaceAll("x","y")')).toEqual([]);
});
