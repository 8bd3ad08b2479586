import { ok } from '#shared/core/result.ts';
import { db } from '#shared/server/db/pool.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { closeItemEndpoint, openItemEndpoint } from '../../core/work/work-contract.ts';
import { closeItem, findOtherOpeners, openItem } from './open-item-queries.ts';

export function workRoutes(api: Api): void {
  serveEndpoint(api, openItemEndpoint, async ({ body: { item }, session }) => {
    await openItem(db, session.idSession, item);
    const otherOpeners = (await findOtherOpeners(db, [item], session.idAdmin)).get(item) ?? [];
    const openers = otherOpeners.map(({ name, openedAt }) => ({
      name,
      openedAt: openedAt.toISOString(),
    }));
    return ok({ openers });
  });

  serveEndpoint(api, closeItemEndpoint, async ({ params, session }) => {
    await closeItem(db, session.idSession, params.item);
    return ok(null);
  });
}
