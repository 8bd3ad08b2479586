import { chmodSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '#shared/core/endpoint.ts';
import { PLACEHOLDERS } from '#shared/server/http/own-server/built/placeholders.ts';
import { BUILDS, currentBuild, ROOT } from '../../scripts/setup.mjs';
import { hasNginx, type Nginx, startNginx } from '../deploy/nginx.ts';
import { type Served, serve } from './served.ts';

if (!hasNginx)
  process.stderr.write('SKIPPED: nothing is tried behind nginx (apt-get install nginx)\n');

const place = mkdtempSync(join(tmpdir(), 'yousay-origins-'));
chmodSync(place, 0o755);

interface Site {
  readonly origin: string;
  readonly url: string;
  readonly server: Served;
  readonly dataDir: string;
}
const sites: Site[] = [];
let nginx: Nginx | undefined;

beforeAll(async () => {
  for (const origin of ['https://one.example', 'http://two.example:8080']) {
    const dataDir = join(place, String(sites.length));
    const server = await serve({
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      TRUSTED_PROXIES: '127.0.0.1',
      MAIL_REPLY_TO: 'hr@a.example',
      OPERATOR: 'A Co., Ltd.',
    });
    let { url } = server;
    if (hasNginx && sites.length > 0) {
      const port = Number(new URL(url).port);
      nginx = await startNginx(place, { webs: [port, port] });
      url = nginx.url;
    }
    sites.push({ origin, url, server, dataDir });
  }
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all(sites.map(({ server }) => server.end()));
  rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function ask({ url, origin }: Site, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Host: new URL(origin).host, ...init.headers };
  return fetch(url + path, { ...init, headers, redirect: 'manual' });
}

async function text(site: Site, path: string): Promise<string> {
  const answer = await ask(site, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

function signUp(site: Site, from: string): Promise<Response> {
  const body = new URLSearchParams({
    firstName: 'ทดสอบ',
    lastName: 'ระบบ',
    email: 'reader@example.com',
    password: 'k7#mQ2xz',
    confirmPassword: 'k7#mQ2xz',
    terms: '1',
  });
  return ask(site, `${API_BASE}/jskSignup`, { method: 'POST', headers: { Origin: from }, body });
}

test('pages of a build hold no origin', () => {
  const folder = join(ROOT, BUILDS, currentBuild()?.name ?? '', 'client');
  const canonicals = globSync('**/*.html', { cwd: folder }).flatMap((name) => {
    const page = readFileSync(join(folder, name), 'utf8');
    return [...page.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]+)"/g)];
  });
  expect(canonicals.length).toBeGreaterThan(0);
  for (const [, address] of canonicals) expect(address).toContain(PLACEHOLDERS.PUBLIC_URL);
});

test('each of two servers speaks of its own origin alone', async () => {
  for (const site of sites) {
    const other = sites.find((one) => one !== site)?.origin ?? '';
    const foreign = [other, site.url, site.server.url, PLACEHOLDERS.PUBLIC_URL];
    for (const path of ['/en/aboutus', '/en/yousay', '/sitemap-pages.xml', '/robots.txt']) {
      const page = await text(site, path);
      expect([path, page.includes(site.origin)]).toEqual([path, true]);
      expect([path, foreign.filter((one) => page.includes(one))]).toEqual([path, []]);
    }
    const page = await text(site, '/en/aboutus');
    const links = ['rel="canonical" href="', 'rel="alternate" hreflang="th" href="'];
    expect(links.filter((link) => !page.includes(`${link}${site.origin}/`))).toEqual([]);
  }
});

test('each of two servers takes forms of its own pages, and makes cookies and mails its own', async () => {
  for (const site of sites) {
    const other = sites.find((one) => one !== site)?.origin ?? '';
    expect((await signUp(site, other)).status).toBe(403);
    const answer = await signUp(site, site.origin);
    expect(answer.status, await answer.text()).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    const secure = cookies.filter((cookie) => /; Secure/i.test(cookie));
    expect(secure.length).toBe(site.origin.startsWith('https:') ? cookies.length : 0);
    expect(cookies.filter((cookie) => /; Domain/i.test(cookie))).toEqual([]);
    const links = await linksMailed(site);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.startsWith(`${site.origin}/`))).toEqual([]);
  }
});

async function linksMailed({ dataDir }: Site): Promise<string[]> {
  const folder = join(dataDir, 'mail');
  const names = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  await expect.poll(names).toHaveLength(1);
  const mail = await PostalMime.parse(readFileSync(join(folder, names()[0] ?? '')));
  return [...(mail.html ?? '').matchAll(/href="(https?:[^"]+)"/g)].map(([, link = '']) => link);
}
