import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { env } from '../env.ts';
import { defineJob, workOn } from '../jobs/job.ts';

const erasure = z.object({
  who: z.enum(['jobSeeker', 'user', 'company', 'review']),
  id: z.int(),
  /** What was to become of their reviews. */
  reviews: z.optional(z.string()),
  at: z.iso.datetime(),
});

/** Somebody was erased or a review withdrawn, by number alone: a backup from before still holds it. */
export type Erasure = z.infer<typeof erasure>;

const LIST = 'erasures.jsonl';

/** Enqueued in the transaction that erases, so that nothing erased is missing in the list. */
export const noteErasureJob = defineJob({
  name: 'note-erasure',
  data: erasure,
  retryLimit: 200,
  longestPauseSeconds: 3_600,
});

export const noteErasureWorker = workOn(noteErasureJob, (erased) =>
  noteErasure(besideBackups(env().DATA_DIR), erased),
);

export function besideBackups(dataDir: string): string {
  return join(dataDir, 'backups');
}

export async function noteErasure(folder: string, erased: Erasure): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const list = await open(join(folder, LIST), 'a', 0o600);
  try {
    // On a line of its own also after one that a crash cut short, which is written again.
    await list.appendFile(`\n${JSON.stringify(erased)}\n`);
    await list.sync();
  } finally {
    await list.close();
  }
}

/** What the lists in these folders hold, each once. */
export async function readErasures(folders: readonly string[]): Promise<Erasure[]> {
  const lines = new Set<string>();
  for (const folder of folders) {
    const text = await readFile(join(folder, LIST), 'utf8').catch(absent);
    for (const line of text.split('\n')) lines.add(line);
  }
  return [...lines].flatMap(parsed);
}

function absent(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

function parsed(line: string): Erasure[] {
  try {
    return [erasure.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
