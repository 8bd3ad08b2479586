import { random } from '../../artwork/random.ts';
import { monthIn, yearIn } from '../calendar.ts';
import { replyTo } from '../review/reply.ts';
import type { DemoReview } from '../review/review.ts';
import type { Seeding } from './seeding.ts';

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

export async function storeReviews({ plan, bases, copy }: Seeding): Promise<void> {
  const { reviews, now } = plan;
  const voters = reviews.map((review, index) =>
    drawVoters(review, index, plan.amounts.seekers, now),
  );
  await copy(
    'reviews',
    [
      'id_review',
      'id_emp',
      'id_jsk',
      'review_year',
      'lang',
      'employment_status',
      'tenure',
      'id_job_field',
      'job_grade',
      'job_type',
      'rating_overall',
      'rating_life',
      'rating_work',
      'rating_money',
      'rating_social',
      'title',
      'good_points',
      'improve_points',
      'status',
      'reason_code',
      'work_check',
      'is_invited',
      'submitted_at',
      'publish_after',
      'published_at',
      'published_month',
      'useful_count',
      'is_demo',
      'updated_at',
    ],
    reviews.map((review, index) => [
      bases.reviews + index + 1,
      bases.companies + review.company.index + 1,
      bases.seekers + review.writer + 1,
      yearIn(review.submittedAt),
      review.lang,
      review.employmentStatus,
      review.tenure,
      review.idJobField,
      review.jobGrade,
      review.jobType,
      review.ratings.overall,
      review.ratings.life,
      review.ratings.work,
      review.ratings.money,
      review.ratings.social,
      review.title,
      review.goodPoints,
      review.improvePoints,
      review.status,
      review.reasonCode,
      review.workCheck,
      review.isInvited,
      review.submittedAt,
      review.publishedAt,
      review.publishedAt,
      review.publishedAt && monthIn(review.publishedAt),
      voters[index]?.length ?? 0,
      true,
      review.submittedAt,
    ]),
  );
  await copy(
    'useful_votes',
    ['id_review', 'id_jsk', 'created_at'],
    reviews.flatMap((review, index) =>
      (voters[index] ?? []).map((voter, at) => {
        const since = (review.publishedAt ?? now).getTime();
        const share = ((at * 7 + 3) % 11) / 11;
        return [
          bases.reviews + index + 1,
          bases.seekers + voter + 1,
          new Date(since + (now.getTime() - since) * share),
        ];
      }),
    ),
  );
  await copy(
    'review_replies',
    ['id_review', 'body', 'created_at', 'updated_at'],
    reviews.flatMap((review, index) => {
      const reply = replyTo(review, index, now);
      return reply ? [[bases.reviews + index + 1, reply.body, reply.at, reply.at]] : [];
    }),
  );
}
