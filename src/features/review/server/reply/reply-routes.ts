import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { removeReplyEndpoint, replyEndpoint } from '../../core/employer/reply-contract.ts';
import { removeReply, replyToReview } from './reply-to-review.ts';

export function replyRoutes(api: Api): void {
  serveEndpoint(api, replyEndpoint, ({ params, body, session }) => {
    const { idEmp, idUser } = session;
    return replyToReview(db, { ...params, ...body, idEmp, idUser, now: new Date() });
  });

  serveEndpoint(api, removeReplyEndpoint, ({ params, session }) =>
    removeReply(db, { ...params, idEmp: session.idEmp }),
  );
}
