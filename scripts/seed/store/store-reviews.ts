import { randomBytes, randomUUID } from 'node:crypto';
import { discloseAttributes } from '#features/review/core/k-anonymity.ts';
import { NOT_RATED } from '#features/review/core/score.ts';
import { decisionLeaf } from '#features/review/server/publication/decision-leaf.ts';
import { aspectsBy, type RatedAspect } from '#shared/core/aspects.ts';
import type { DisclosedAttributes } from '#shared/core/domain/reviewer-attributes.ts';
import { thaiYear } from '#shared/core/time/thai-time.ts';
import {
  moderationLog,
  reviewReplies,
  reviews,
  usefulVotes,
} from '#shared/server/db/schema/reviews.ts';
import { random } from '../../artwork/random.ts';
import { monthIn } from '../calendar.ts';
import { replyTo } from '../review/reply.ts';
import type { DemoReview } from '../review/review.ts';
import type { Seeding } from './seeding.ts';

/** Administrator who decided the demo reviews and cannot sign in. */
const DEMO_TEAM = 'Review team of the demo';

const DAY = 86_400_000;

/** Few reviews get many votes, most get none; older ones had more time. */
function drawVoters(review: DemoReview, index: number, seekers: number, now: Date): number[] {
  if (review.status !== 'published') return [];
  const draw = random('votes', index);
  const age = (now.getTime() - review.submittedAt.getTime()) / (365 * DAY);
  const spread = (1 - draw.next()) ** (-1 / 1.25) - 1;
  const count = Math.min(160, seekers - 1, Math.floor(spread * (0.25 + 0.35 * Math.min(age, 2))));
  const voters = new Set<number>();
  while (voters.size < count) {
    const voter = draw.int(0, seekers - 1);
    if (voter !== review.writer) voters.add(voter);
  }
  return [...voters];
}

function disclosedAttributes(
  written: readonly DemoReview[],
  publicIds: readonly (string | null)[],
): readonly (DisclosedAttributes | undefined)[] {
  const published = written.flatMap((review, index) => {
    const publicId = publicIds[index];
    return publicId ? [{ ...review, publicId }] : [];
  });
  const companies = Map.groupBy(published, ({ company }) => company.index).values();
  const disclosedById = new Map(
    [...companies].flatMap((reviewed) => [...discloseAttributes(reviewed)]),
  );
  return publicIds.map((publicId) => disclosedById.get(publicId ?? ''));
}

/** Time of the decision: within days of the review, and before its publication. */
function decidedAt({ submittedAt, publishedAt }: DemoReview, index: number, now: Date): Date {
  const waited = random('decision', index).next() ** 2 * 3 * DAY;
  const latest = (publishedAt ?? now).getTime();
  return new Date(Math.min(submittedAt.getTime() + waited, latest));
}

async function storeDecisions({ client, plan, bases, insert }: Seeding): Promise<void> {
  const { rows } = await client.query<{ idAdmin: number }>(
    `INSERT INTO platform_admins (name, is_active, is_demo) VALUES ($1, false, true)
     ON CONFLICT (name) DO UPDATE SET is_active = false WHERE platform_admins.is_demo
     RETURNING id_admin AS "idAdmin"`,
    [DEMO_TEAM],
  );
  const idAdmin = rows[0]?.idAdmin;
  if (idAdmin === undefined) throw new Error('the demo has no review team');
  await insert(
    moderationLog,
    plan.reviews.flatMap((review, index) => {
      if (review.status === 'waiting') return [];
      const idReview = bases.reviews + index + 1;
      const action = review.status === 'published' ? 'publish' : 'refuse';
      const reasonCode = review.reasonCode ?? '';
      const salt = randomBytes(16).toString('base64url');
      const leafHash = decisionLeaf({ idReview, action, reasonCode }, salt);
      const createdAt = decidedAt(review, index, plan.now);
      return [{ idReview, idAdmin, action, reasonCode, salt, leafHash, createdAt }];
    }),
  );
}

function starsOf({ ratings }: DemoReview) {
  const ratingsByAspect: Partial<Record<RatedAspect, number>> = ratings;
  return aspectsBy('column', ({ rated }) => ratingsByAspect[rated] ?? NOT_RATED);
}

export async function storeReviews(seeding: Seeding): Promise<void> {
  const { plan, bases, insert } = seeding;
  const { now } = plan;
  const voters = plan.reviews.map((review, index) =>
    drawVoters(review, index, plan.amounts.seekers, now),
  );
  const publicIds = plan.reviews.map(({ publishedAt }) => (publishedAt ? randomUUID() : null));
  const disclosed = disclosedAttributes(plan.reviews, publicIds);
  await insert(
    reviews,
    plan.reviews.map((review, index) => ({
      ...review,
      idReview: bases.reviews + index + 1,
      publicId: publicIds[index] ?? null,
      idEmp: bases.companies + review.company.index + 1,
      idJsk: bases.seekers + review.writer + 1,
      reviewYear: thaiYear(review.submittedAt),
      disclosedJobField: disclosed[index]?.idJobField ?? null,
      disclosedJobGrade: disclosed[index]?.jobGrade ?? null,
      disclosedJobType: disclosed[index]?.jobType ?? null,
      disclosedEmploymentStatus: disclosed[index]?.employmentStatus ?? null,
      disclosedTenure: disclosed[index]?.tenure ?? null,
      ratingOverall: review.ratings.overall,
      ...starsOf(review),
      publishAfter: review.publishedAt,
      publishedMonth: review.publishedAt && monthIn(review.publishedAt),
      usefulCount: voters[index]?.length ?? 0,
      isDemo: true,
      updatedAt: review.submittedAt,
    })),
  );
  await insert(
    usefulVotes,
    plan.reviews.flatMap((review, index) =>
      (voters[index] ?? []).map((voter, position) => {
        const since = (review.publishedAt ?? now).getTime();
        const share = ((position * 7 + 3) % 11) / 11;
        return {
          idReview: bases.reviews + index + 1,
          idJsk: bases.seekers + voter + 1,
          createdAt: new Date(since + (now.getTime() - since) * share),
        };
      }),
    ),
  );
  await insert(
    reviewReplies,
    plan.reviews.flatMap((review, index) => {
      const reply = replyTo(review, index, now);
      return reply ? [{ ...reply, idReview: bases.reviews + index + 1 }] : [];
    }),
  );
  await storeDecisions(seeding);
}
