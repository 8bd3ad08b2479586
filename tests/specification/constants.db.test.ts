// Section 9 of the specification, row by row in its order: each constant under its name there.

import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from '#app/openapi.ts';
import { topApplyEndpoint } from '#features/discovery/core/discovery-contract.ts';
import { discoveryRoutes } from '#features/discovery/server/discovery-routes.ts';
import { registerBody } from '#features/employer/core/register-contract.ts';
import { MAX_CSV_BYTES } from '#features/invitation/ui/campaign/recipients/csv/use-csv.ts';
import { MAX_IMAGE_BYTES } from '#features/media/core/image-rules.ts';
import { MAX_VIDEO_BYTES, MIN_VIDEO_LINES } from '#features/media/core/video-rules.ts';
import { isYoutubeId } from '#features/profile/core/sections/youtube-id.ts';
import { MAX_LISTED } from '#features/reaction/core/reaction-lists.ts';
import { reviewBody } from '#features/review/core/review-contract.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { ASPECTS } from '#shared/core/aspects.ts';
import { LANGUAGE_COOKIE_DAYS } from '#shared/core/cookies.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#shared/core/forms/password-rules.ts';
import { DEFAULT_LOCALE, LOCALES } from '#shared/core/locale.ts';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { pageWindow } from '#shared/core/pagination/pagination.ts';
import { NO_SESSIONS, PAIR_SECONDS, SESSION_SECONDS } from '#shared/core/session.ts';
import type { ApiVariables } from '#shared/server/http/endpoint/api-context.ts';
import { applyCookies } from '#shared/server/http/endpoint/response-cookies.ts';
import { sessionCookies } from '#shared/server/session/open-session.ts';
import { $loading, setUploadProgress } from '#shared/ui/feedback/loading-store.ts';
import { minimumDelay } from '#shared/ui/feedback/minimum-delay.ts';
import { apiOf } from '../support/calls/api-of.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const sizes = read('src/shared/ui/style/sizes.css');
const tokens = read('src/shared/ui/style/tokens.css');
const ROOT_PX = 16;
const DAY = 24 * 60 * 60;

/** A size of the product in px at the usual size of text. */
const px = (name: string) =>
  Number(new RegExp(`--size-${name}: ([\\d.]+)rem;`).exec(sizes)?.[1]) * ROOT_PX;
const breakpoint = (name: string) =>
  Number(new RegExp(`--from-${name} \\(width >= ([\\d.]+)em\\)`).exec(tokens)?.[1]) * ROOT_PX;
const colour = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

const codesOf = (body: z.ZodMiniType, value: object, field: string) =>
  (z.safeParse(body, value).error?.issues ?? [])
    .filter(({ path }) => path[0] === field)
    .map(({ message }) => message);
const registered = (field: string, value: string) =>
  codesOf(registerBody, { [field]: value }, field);
const isRating = (stars: number) =>
  codesOf(reviewBody, { ratingOverall: stars }, 'ratingOverall').length === 0;

it.each<[string, unknown, unknown]>([
  ['session cookie at: 1 day', SESSION_SECONDS.employer, DAY],
  ['language cookie: 365 days', LANGUAGE_COOKIE_DAYS, 365],
  ['job-seeker cookies jskKey and jskEnc: 30 days', PAIR_SECONDS.jobSeeker, 30 * DAY],
  ['employer cookies on the preview path: 30 days', PAIR_SECONDS.employerPreview, 30 * DAY],
  ['employer cookies on auto login: 14 days', PAIR_SECONDS.employer, 14 * DAY],
  ['locales: th (default), en', [DEFAULT_LOCALE, ...LOCALES], ['th', 'th', 'en']],
  ['password 8 to 14 characters', [PASSWORD_MIN, PASSWORD_MAX], [8, 14]],
  ['CSV 10 MB', MAX_CSV_BYTES, 10_000_000],
  ['images 5 MB', MAX_IMAGE_BYTES, 5 * 1024 ** 2],
  ['video 1 GB at 720p', [MAX_VIDEO_BYTES, MIN_VIDEO_LINES], [1024 ** 3, 720]],
  ['likes and shares show at most 5 entries', MAX_LISTED, 5],
  ['breakpoints', ['sm', 'md', 'lg', 'xl'].map(breakpoint), [576, 768, 992, 1200]],
  ['sidebar width', px('sidebar'), 320],
  ['toast max width', px('toast'), 350],
  ['sticky table header max height', px('table'), 300],
  ['editor min height', px('editor'), 300],
  ['gallery dialog max width', px('gallery-dialog'), 950],
  [
    'colour theme',
    ['primary', 'info', 'danger', 'navbar'].map(colour),
    ['#09b9e4', '#004469', '#d72452', '#006fac'],
  ],
  ['front-end version', JSON.parse(read('package.json')).version, '2.1.13'],
  [
    'front-end version in the API',
    openApiDocument()['info'],
    expect.objectContaining({ version: '2.1.13' }),
  ],
])('%s', (_, actual, expected) => {
  expect(actual).toEqual(expected);
});

it('tax id 13 digits, postal code 5 digits', () => {
  expect(registered('taxId', '123456789012')).toContain('taxIdDigits');
  expect(registered('taxId', '0105536112014')).not.toContain('taxIdDigits');
  expect(registered('postalCode', '1040')).toEqual(['postalCodeDigits']);
  expect(registered('postalCode', '10400')).toEqual([]);
});

it('session cookie at: path /', async () => {
  const app = new Hono<{ Variables: ApiVariables }>();
  app.get('/', (c) => {
    applyCookies(c, sessionCookies('employer', { token: 'x', expiresAt: new Date() }), true);
    return c.text('');
  });
  const [at] = (await app.request('/')).headers.getSetCookie();
  expect(at).toMatch(/^at=x; Max-Age=86400; Path=\/;/);
});

it('upload progress 0 to 100', () => {
  vi.stubGlobal('document', { querySelector: () => null });
  const shown = [-1, 0, 50, 100, 101].map((percent) => {
    setUploadProgress(percent);
    return $loading.get().upload;
  });
  setUploadProgress(null);
  vi.unstubAllGlobals();
  expect(shown).toEqual([0, 0, 50, 100, 100]);
});

it('headline guidance 60-80 characters, YouTube video id length 11', () => {
  for (const locale of LOCALES) {
    expect(JSON.stringify(catalogue(locale).profile)).toMatch(/60[–-]80/);
  }
  expect(['a'.repeat(10), 'a'.repeat(11), 'a'.repeat(12)].map(isYoutubeId)).toEqual([
    false,
    true,
    false,
  ]);
});

it('package caps', () => {
  const { silver, gold, platinum } = PACKAGE_CAPS;
  expect(silver).toMatchObject({ imagesPerAspect: 1, coverBanners: 1, joinReasons: 1 });
  expect(gold).toMatchObject({
    imagesPerAspect: 6,
    coverBanners: 3,
    joinReasons: 5,
    employeePhotos: 25,
    testimonials: 3,
  });
  expect(platinum).toMatchObject({
    imagesPerAspect: 15,
    video: true,
    coverBanners: 5,
    joinReasons: 15,
    employeePhotos: 100,
    albumsOrNews: 30,
    testimonials: 6,
  });
});

it('good-aspect images: silver 4, gold 24, platinum 60 in all aspects', () => {
  const { silver, gold, platinum } = PACKAGE_CAPS;
  const totals = [silver, gold, platinum].map((caps) => caps.imagesPerAspect * ASPECTS.length);
  expect(totals).toEqual([4, 24, 60]);
});

it('office hours 08:30 to 17:00, Monday to Friday', () => {
  const hours = LOCALES.map((locale) =>
    catalogue(locale).shared.footer.hours.replaceAll('\u2060', ''),
  );
  expect(hours).toEqual(['จันทร์–ศุกร์ 08:30–17:00 น.', 'Monday to Friday, 08:30–17:00']);
});

describe('lists', () => {
  const api = apiOf(() => NO_SESSIONS, discoveryRoutes);

  it('response cache 600 s, top-apply page size 5', async () => {
    const answer = await api.request('/companiesByTotalApply/1');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    const { query } = topApplyEndpoint;
    expect(query && z.parse(query, {})).toEqual({ vpp: 5 });
  });

  it('pagination: 3 pages before, 2 after, up to 8', () => {
    expect(pageWindow(200, 10, 10)).toMatchObject({ startPage: 7, endPage: 12 });
    expect(pageWindow(80, 5, 10)).toMatchObject({ startPage: 1, endPage: 8 });
  });
});

it('minimum 200 ms delay on data fetching', async () => {
  vi.useFakeTimers();
  let isDone = false;
  void minimumDelay(Promise.resolve()).then(() => {
    isDone = true;
  });
  await vi.advanceTimersByTimeAsync(199);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone).toBe(true);
});

it('star rating: max 5, increment 1', () => {
  expect([1, 5].map(isRating)).toEqual([true, true]);
  expect([0, 4.5, 6].map(isRating)).toEqual([false, false, false]);
});
