import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { db } from '#shared/server/db/pool.ts';
import { emailOutbox } from '#shared/server/db/schema/operations.ts';
import { defineMail, mailTemplate } from './mail.ts';
import { queueMail } from './queue-mail.ts';
import { sendMail } from './send-mail.ts';

const outage = vi.hoisted(() => ({ failures: 0, isForgotten: false }));
vi.mock('./mail-queries.ts', async (original) => {
  const queries = await original<typeof import('./mail-queries.ts')>();
  return {
    ...queries,
    markSent: async (...args: Parameters<typeof queries.markSent>) => {
      outage.failures -= 1;
      if (outage.isForgotten) await queries.deleteMails(args[0], [args[1]]);
      return outage.failures >= 0
        ? Promise.reject(new Error('the database is away'))
        : queries.markSent(...args);
    },
  };
});

const note = defineMail({ name: 'test-note', props: z.object({}) });
const templates = [mailTemplate(note, () => ({ subject: 'Note', body: <p>Note</p> }))];
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
  vi.stubEnv('DATA_DIR', dataDir);
});

afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

it('marks a sent mail once the database is back and sends it only once', async () => {
  const to = { address: 'somebody@example.com' };
  const idMail = await queueMail(db, note, { to, locale: 'en', props: {} });
  outage.failures = 3;
  const { signal } = new AbortController();
  await sendMail(idMail, templates, { idJob: '', attempt: 1, isLastAttempt: false, signal });
  const [row] = await db.select().from(emailOutbox).where(eq(emailOutbox.idMail, idMail));
  expect(row).toMatchObject({ status: 'sent', attempts: 1 });
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(1);
});

it('leaves no file of a mail that is erased during its delivery', async () => {
  const to = { address: 'somebody@example.com' };
  const idMail = await queueMail(db, note, { to, locale: 'en', props: {} });
  outage.isForgotten = true;
  const { signal } = new AbortController();
  await sendMail(idMail, templates, { idJob: '', attempt: 1, isLastAttempt: false, signal });
  expect(await readdir(join(dataDir, 'mail'))).toEqual([]);
});
