import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { FILE_FORM_KB_PER_DAY } from '#features/opening/core/opening-limits.ts';
import { NO_SESSIONS } from '#shared/core/session.ts';
import {
  type ApiVariables,
  CLIENT_ADDRESS_HEADER,
} from '#shared/server/http/endpoint/api-context.ts';
import { takePoint } from '#shared/server/http/endpoint/rate-limits.ts';
import { metricOf } from '#tests/calls/metric-of.ts';
import { ownDataDir } from '#tests/fixtures/own-data-dir.ts';
import { admitToPage } from './admit-to-page.ts';

ownDataDir();

let idJsk = 0;
const app = new Hono<{ Variables: ApiVariables }>();
app.use((c, next) => {
  idJsk += 1;
  const jobSeeker = { kind: 'jobSeeker', idJsk } as const;
  c.set('sessions', async () => ({ ...NO_SESSIONS, jobSeeker }) as never);
  return next();
});
app.use(admitToPage);
app.onError((error) => new Response(error.message, { status: 500 }));
app.post('*', async (c) => c.text(await c.req.raw.text()));

const BOUNDARY = 'a-boundary-that-every-parser-takes';
const FORMS = {
  '/login': { type: 'application/x-www-form-urlencoded', whole: 'username=a' },
  '/company/a-1/jobs/1/apply': {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    whole: `--${BOUNDARY}\r\nContent-Disposition: form-data; name="username"\r\n\r\na\r\n--${BOUNDARY}--\r\n`,
  },
} as const;

function post(path: keyof typeof FORMS, body: BodyInit, signal: AbortSignal | null = null) {
  const headers = { 'Content-Type': FORMS[path].type, [CLIENT_ADDRESS_HEADER]: '192.0.2.1' };
  const init = { method: 'POST', headers, body, duplex: 'half', signal };
  return app.request(`http://localhost${path}`, init);
}

it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
  'a hundred forms that never come hold up none for %s, and no page',
  async (path) => {
    const before = await metricOf('fair_queue_slots_in_use{queue="bodies"}');
    const sent = Array.from({ length: 100 }, () => {
      const stream = new TransformStream<Uint8Array, Uint8Array>();
      const writer = stream.writable.getWriter();
      const answer = Promise.resolve(post(path, stream.readable));
      return { writer, settled: answer.then(() => 'answered') };
    });
    const answer = await post(path, FORMS[path].whole);
    expect([answer.status, await answer.text()]).toEqual([200, 'username=a']);
    for (const queue of ['pages-by-ip', 'forms']) {
      expect(await metricOf(`fair_queue_slots_in_use{queue="${queue}"}`)).toBe(0);
    }
    for (const { writer } of sent) void writer.abort(new Error('its answer was given'));
    await Promise.all(sent.map(({ settled }) => settled));
    expect(await metricOf('fair_queue_slots_in_use{queue="bodies"}')).toBe(before);
  },
);

it('limits the daily bytes of forms with files per person', async () => {
  const path = '/company/a-1/jobs/1/apply';
  const megabyte = FORMS[path].whole.replace('\r\na\r\n', `\r\n${'a'.repeat(1024 * 1024)}\r\n`);
  const next = (left: number) =>
    takePoint(FILE_FORM_KB_PER_DAY, `jsk:${idJsk + 1}`, FILE_FORM_KB_PER_DAY.points - left);
  await next(1_200);
  expect((await post(path, megabyte)).status).toBe(413);
  await next(1_000);
  const refused = await post(path, megabyte);
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  await next(1_000);
  expect((await post(path, FORMS[path].whole)).status).toBe(200);
});
