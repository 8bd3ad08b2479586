import { randomInt } from 'node:crypto';
import { monthsFrom } from '#shared/core/time/months-from.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { db } from '#shared/server/db/pool.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { type DrawBelow, drawFigure, FIGURE } from '../../core/figures/noisy-figure.ts';
import { updateCampaign } from '../campaign/intake-queries.ts';
import { oldestValidLinkDate } from '../invited/invited-person.ts';
import {
  addUnusedLinks,
  countProofs,
  deleteEventBits,
  endedCampaigns,
  lockDueUses,
  lockEnded,
  nextCampaignAfter,
  storeUseFigures,
} from './figure-queries.ts';

const BATCH_SIZE = 500;
const BYTE_VALUES = 256;

/** Draws the noisy counts to publish every night and deletes the exact ones. */
export const drawFiguresJob = scheduledJob(
  { name: 'publish-invitation-stats', cron: '10 4 * * *' },
  () => drawFigures(new Date(), randomInt),
);

export async function drawFigures(now: Date, draw: DrawBelow): Promise<void> {
  await drawCampaigns(now, draw);
  await drawLinks(now, draw);
}

async function drawCampaigns(now: Date, draw: DrawBelow): Promise<void> {
  const linksSinceDate = oldestValidLinkDate(now);
  let ended: string[];
  do {
    ended = await endedCampaigns(db, linksSinceDate, BATCH_SIZE);
    for (const idInvitation of ended) await drawCampaign(idInvitation, now, draw);
  } while (ended.length === BATCH_SIZE);
}

/** Draws counts and deletes their source in one transaction: a second draw would weaken noise. */
async function drawCampaign(idInvitation: string, now: Date, draw: DrawBelow): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await lockEnded(tx, idInvitation);
    if (!ended) return;
    const { idEmp, size, startedAt } = ended;
    const statsOn = thaiDay(now);
    const eventBits = await deleteEventBits(tx, idInvitation);
    if (size < FIGURE.minAddresses || !startedAt)
      return updateCampaign(tx, idInvitation, { openedStat: null, reviewedStat: null, statsOn });
    const next = await nextCampaignAfter(tx, idEmp, startedAt);
    const days = { from: thaiDay(startedAt), before: thaiDay(next ?? now) };
    const reviewed = await countProofs(tx, idEmp, days);
    await updateCampaign(tx, idInvitation, {
      openedStat: drawFigure(countBits(eventBits), draw, size),
      reviewedStat: drawFigure(reviewed, draw, size),
      statsOn,
    });
  });
}

function countBits(eventBits: readonly Buffer[]): number {
  const [first = Buffer.alloc(0), second] = eventBits;
  return first.reduce((sum, byte, index) => sum + (BITS[byte | (second?.[index] ?? 0)] ?? 0), 0);
}

const countOnes = (byte: number) => byte.toString(2).replaceAll('0', '').length;
const BITS = Array.from({ length: BYTE_VALUES }, (_, byte) => countOnes(byte));

async function drawLinks(now: Date, draw: DrawBelow): Promise<void> {
  const month = monthsFrom(thaiDay(now), 0);
  await addUnusedLinks(db, monthsFrom(month, -1), month);
  let drawn: number;
  do {
    drawn = await db.transaction(async (tx) => {
      const used = await lockDueUses(tx, month, BATCH_SIZE);
      const figures = used.map(({ uses, ...use }) => ({ ...use, stat: drawFigure(uses, draw) }));
      await storeUseFigures(tx, figures);
      return used.length;
    });
  } while (drawn === BATCH_SIZE);
}
