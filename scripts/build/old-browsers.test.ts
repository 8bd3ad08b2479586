import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import {
  filledIn,
  newerScript,
  newerStyles,
  newerThanOldest,
  rejectNewer,
} from './old-browsers.ts';

it.each([
  '@layer a{b{color:red}}',
  '@layer a;',
  '@scope (.a){a{color:red}}',
  '@media (min-width:768px) and (not (min-width:992px)){a{color:red}}',
  'a{color:color-mix(in srgb,red,blue)}',
  'a{border-start-start-radius:1px}',
  '@media (width>=768px){a{color:red}}',
  'a{color:red;& b{color:blue}}',
  'a:hover,a:has(b){color:red}',
  'a{height:100svh}',
  'a{translate:0 1px}',
])('names what an old browser skips: %s', (css) => {
  expect(newerStyles(css)).toHaveLength(1);
});

it('accepts features that a page works without', () => {
  const css =
    'a:has(b){color:red}@container (min-width:1px){a{color:red}}@supports (height:1svh){a{height:1svh}}@media not all and (width:1px){a{color:red}}';
  expect(newerStyles(css)).toEqual([]);
});

it.each([
  'class A{static{A.b=1}}',
  'x.toSorted()',
  'a=structuredClone(b)',
  'x.showPicker()',
  'AbortSignal.timeout(1)',
  'f?.(...list)',
  'await f()',
  'x.role="status"',
  'x.addEventListener("a",f,{signal:s})',
])('names what an old browser cannot run: %s', async (code) => {
  expect(await newerScript(code)).toHaveLength(1);
});

it('fills in the members libraries call', async () => {
  const code =
    'export const known=URL.canParse(a);URL.parse(b);x.at(-1);x.findLast(f);x.findLastIndex(f);' +
    'const h=Object.hasOwn;crypto.randomUUID();s.throwIfAborted()';
  expect(await newerScript(code)).toHaveLength(8);
  expect(await newerScript(filledIn(code) + code)).toEqual([]);
});

it('fills in what works as the browser has it', () => {
  const asked =
    '[l.at(-1),l.at(0),l.at(9),l.findLast(f),l.findLastIndex(f),Object.hasOwn({a:1},"a"),Object.hasOwn({},"at")]';
  const absent = 'for(const n of ["at","findLast","findLastIndex"])delete Array.prototype[n];';
  const fresh = `delete Object.hasOwn;${absent}${filledIn(asked)}const l=[1,2,3],f=n=>n%2==1;${asked}`;
  expect([...runInNewContext(fresh)]).toEqual([3, 1, undefined, 3, 2, true, false]);
});

it('accepts supported features and those a script detects first', async () => {
  const code =
    'export const a=b?.c??d;a.replaceAll("x","y");async function f(){await a}' +
    'if(typeof a.showPicker==`function`)a.showPicker();if("getHTML"in a)a.getHTML();x.role==="b"';
  expect(await newerScript(code)).toEqual([]);
});

it('checks scripts, style sheets, pages and the copies embedded in the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'old-browsers-'));
  const files = Object.entries({
    'a.css': '@layer a;',
    'b.js': 'x.toSorted()',
    'c.html':
      '<style>@layer b;</style><script>x.toSpliced()</script><script type="application/ld+json">x.with(</script>',
    'd.mjs': `x.toSorted();[${JSON.stringify({ type: 'inline', content: 'a{top:1dvh}' })}]`,
    'e.svg': '<style>@layer c;</style>',
  }).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  });
  const found = await newerThanOldest([...files, ...files]);
  rmSync(folder, { recursive: true });
  expect(found.map((one) => one.replace(/ \(.*\/(.*)\)$/, ' in $1')).sort()).toEqual([
    '.toSorted( in b.js',
    '.toSpliced( in c.html',
    '@layer a in a.css',
    '@layer b in c.html',
    'top: 1dvh in d.mjs',
  ]);
});

it('rejects a build for its served files and for the style sheets embedded in its server', async () => {
  const build = mkdtempSync(join(tmpdir(), 'old-browsers-'));
  const write = (name: string, text: string) => writeFileSync(join(build, name), text);
  for (const part of ['client', 'server'])
    mkdirSync(join(build, part, 'parts'), { recursive: true });
  write('server/parts/a.mjs', 'x.toSorted()');
  await expect(rejectNewer(build)).resolves.toBeUndefined();
  write('server/parts/a.mjs', JSON.stringify({ type: 'inline', content: 'a{top:1dvh}' }));
  await expect(rejectNewer(build)).rejects.toThrow('top: 1dvh');
  write('client/parts/b.js', 'x.toSorted()');
  await expect(rejectNewer(build)).rejects.toThrow('.toSorted(');
  rmSync(build, { recursive: true });
});
