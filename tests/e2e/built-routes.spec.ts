import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '#app/routes.ts';
import { currentBuild, ROOT } from '../../scripts/setup.mjs';
import { expect, httpTest as test } from '../support/journey.ts';

const ROUTE = /"route":"((?:[^"\\]|\\.)*)"/g;

function builtRoutes(): string[] {
  const folder = join(ROOT, 'dist/builds', currentBuild()?.name ?? '', 'server');
  const found = globSync('**/*.mjs', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(ROUTE)].map(([, route = '']) => route),
  );
  return [...new Set(found)].map(
    (route) => route.replace(/^\/\[\.\.\.locale\](?=\/|$)/, '') || '/',
  );
}

test('a path of the build is in the table, or answers as a lost one @thai', async ({ request }) => {
  const built = builtRoutes();
  expect(Object.keys(ROUTES).filter((route) => !built.includes(route))).toEqual([]);
  const others = built.filter((route) => !(route in ROUTES));
  expect(others).toContain('/_image');
  for (const route of [...others, '/_actions/save', '/_server-islands/Header', '/en/_image']) {
    const address = `${route.replaceAll(/\[(?:\.{3})?\w+\]/g, 'x')}?href=%2Fog.png&w=100&f=webp`;
    for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
      const answer = await request.fetch(address, { method });
      expect([method, address, answer.status()]).toEqual([method, address, 404]);
    }
  }
});

test('a lost address shows the lost page in its own language', async ({ request, language }) => {
  const prefix = language === 'en' ? '/en' : '';
  const answer = await request.get(`${prefix}/_image`);
  expect(await answer.text()).toContain(`<html lang="${language}"`);
});

test('well-known URLs of browsers and password managers are served @thai', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), (await icon.body()).subarray(0, 4).toString('hex')]).toEqual([
    200,
    '00000100',
  ]);
  expect(icon.headers()['content-type']).toBe('image/x-icon');
  const way = await request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect([way.status(), way.headers()['location']]).toEqual([302, '/forgotpassword']);
  const health = await (await request.get('/healthz')).json();
  expect(health).not.toHaveProperty('version');
});
