import { fail } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { editReviewEndpoint, withdrawReviewEndpoint } from '../core/own/own-review-contract.ts';
import {
  addUsefulEndpoint,
  insertReviewEndpoint,
  moderationEndpoint,
  ownVotesEndpoint,
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
    if (!done.ok) return done;
    return { ok: true, value: { idReview: done.value, status: 'waiting' as const } };
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

  serveEndpoint(api, reviewSummaryEndpoint, async ({ params }) => {
    const found = await findSummary(db, params.idEmp);
    return found ? { ok: true, value: found } : fail('not_found');
  });

  serveEndpoint(api, recognitionEndpoint, async ({ params }) => {
    const found = await findSummary(db, params.idEmp);
    return found ? { ok: true, value: found } : fail('not_found');
  });

  serveEndpoint(api, moderationEndpoint, async ({ params, body, session }) => {
    const { revision, reasonCode } = body;
    const verdict =
      body.decision === 'refuse' && reasonCode
        ? ({ action: 'refuse', reasonCode } as const)
        : ({ action: 'publish' } as const);
    const decision = { ...verdict, revision };
    const done = await decideReview(params.id, decision, session.idAdmin, new Date());
    if (!done.ok) return done;
    return { ok: true, value: { idReview: params.id, decision: body.decision } };
  });

  serveEndpoint(api, addUsefulEndpoint, ({ params, session }) =>
    markUseful(params.id, session.idJsk, true),
  );

  serveEndpoint(api, removeUsefulEndpoint, ({ params, session }) =>
    markUseful(params.id, session.idJsk, false),
  );

  serveEndpoint(api, ownVotesEndpoint, async ({ query, session }) => {
    return { ok: true, value: await listOwnVotes(db, session.idJsk, query.reviews) };
  });
}
