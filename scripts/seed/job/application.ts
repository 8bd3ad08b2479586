import type { ApplicationStatus } from '#shared/core/domain/application.ts';
import { type Random, random } from '../../artwork/random.ts';
import type { Plan } from '../plan.ts';
import { shareOut } from '../review/review.ts';
import type { DemoOpening } from './opening.ts';

export interface DemoApplication {
  readonly opening: number;
  readonly seeker: number;
  readonly appliedAt: Date;
  readonly status: ApplicationStatus;
  readonly statusAt: Date | null;
}

const DAY = 86_400_000;

/** Status of a demo application: a third, and all of the last hours, are unopened. */
function makeStatus(draw: Random, appliedAt: Date, now: Date) {
  const status = draw.pick(['sent', 'sent', 'seen', 'seen', 'talking', 'closed'] as const);
  const statusAt = new Date(appliedAt.getTime() + (0.25 + 10 * draw.next()) * DAY);
  return status === 'sent' || statusAt > now
    ? ({ status: 'sent', statusAt: null } as const)
    : { status, statusAt };
}

/** Applications by opening: popular companies and long-published openings get most. */
export function* makeApplications({ openings, amounts, now }: Plan): Generator<DemoApplication> {
  const draw = random('applications');
  const drawStatus = random('application statuses');
  const lastDay = ({ expiresAt, closedAt }: DemoOpening): number =>
    Math.min(now.getTime(), expiresAt.getTime(), closedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const weights = openings.map((opening) => {
    const days = (lastDay(opening) - opening.postedAt.getTime()) / DAY;
    const appeal = opening.company.quality.life + opening.company.quality.social - 4;
    return Math.sqrt(days) * Math.max(0.4, appeal) * (1 + Math.sqrt(opening.company.fame));
  });
  const counts = shareOut(weights, amounts.applications, random('application counts'));
  for (const [opening, details] of openings.entries()) {
    const span = lastDay(details) - details.postedAt.getTime();
    const seen = new Set<number>();
    const count = Math.min(counts[opening] ?? 0, amounts.seekers);
    while (seen.size < count) {
      const seeker = draw.int(0, amounts.seekers - 1);
      if (seen.has(seeker)) continue;
      seen.add(seeker);
      const appliedAt = new Date(details.postedAt.getTime() + span * draw.next() ** 1.3);
      yield { opening, seeker, appliedAt, ...makeStatus(drawStatus, appliedAt, now) };
    }
  }
}
