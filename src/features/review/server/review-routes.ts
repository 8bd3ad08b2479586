import { fail, ok, type Result } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { editReviewEndpoint, withdrawReviewEndpoint } from '../core/own/own-review-contract.ts';
import {
  addUsefulEndpoint,
  insertReviewEndpoint,
  moderationEndpoint,
  ownVotesEndpoint,
  type ReviewSummary,
  recognitionEndpoint,
  removeUsefulEndpoint,
  reviewListEndpoint,
  reviewSummaryEndpoint,
} from '../core/review-contract.ts';
import { decideReview } from './decide-review.ts';
import { editReview } from './edit/edit-review.ts';
import { listCompanyReviews } from './list-company-reviews.ts';
import { withdrawReview } from './removal/withdraw-review.ts';
import { findSummary } from './review-queries.ts';
import { submitReview } from './submit-review.ts';
import { markUseful } from './useful/mark-useful.ts';
import { listOwnVotes } from './useful/useful-queries.ts';

export function reviewRoutes(api: Api): void {
  serveEndpoint(api, insertReviewEndpoint, async ({ body, session }) => {
    const done = await submitReview(body, { idJsk: session.idJsk }, new Date());
    return done.ok ? ok({ idReview: done.value, status: 'waiting' as const }) : done;
  });

  serveEndpoint(api, editReviewEndpoint, ({ params: { idReview }, body, session }) =>
    editReview({ idReview, idJsk: session.idJsk }, body, new Date()),
  );

  serveEndpoint(api, withdrawReviewEndpoint, ({ params: { idReview }, session: { idJsk } }) =>
    withdrawReview({ idReview, idJsk }, new Date()),
  );

  serveEndpoint(api, reviewListEndpoint, async ({ params, query }) => {
    const { reviews, window } = await listCompanyReviews(params.idEmp, query);
    return { ok: true, value: [...reviews], window };
  });

  serveEndpoint(api, reviewSummaryEndpoint, ({ params }) => summaryOf(params.idEmp));

  serveEndpoint(api, recognitionEndpoint, ({ params }) => summaryOf(params.idEmp));

  serveEndpoint(api, moderationEndpoint, async ({ params, body, session }) => {
    const { revision, reasonCode } = body;
    const verdict =
      body.decision === 'refuse' && reasonCode
        ? ({ action: 'refuse', reasonCode } as const)
        : ({ action: 'publish' } as const);
    const decision = { ...verdict, revision };
    const done = await decideReview(params.id, decision, session.idAdmin, new Date());
    return done.ok ? ok({ idReview: params.id, decision: body.decision }) : done;
  });

  serveEndpoint(api, addUsefulEndpoint, ({ params, session }) =>
    markUseful(params.id, session.idJsk, true),
  );

  serveEndpoint(api, removeUsefulEndpoint, ({ params, session }) =>
    markUseful(params.id, session.idJsk, false),
  );

  serveEndpoint(api, ownVotesEndpoint, async ({ query, session }) =>
    ok(await listOwnVotes(db, session.idJsk, query.reviews)),
  );
}

async function summaryOf(idEmp: number): Promise<Result<ReviewSummary, 'not_found'>> {
  const found = await findSummary(db, idEmp);
  return found ? ok(found) : fail('not_found');
}
