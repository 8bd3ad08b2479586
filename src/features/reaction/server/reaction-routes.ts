import { ok } from '#shared/core/result.ts';
import type { Call } from '#shared/server/http/endpoint/carry-out.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import {
  addLikeEndpoint,
  addShareEndpoint,
  galleryLikesEndpoint,
  likesEndpoint,
  removeLikeEndpoint,
  sharesEndpoint,
} from '../core/reaction-contract.ts';
import type { ReactionKind, Subject } from '../core/reaction-lists.ts';
import {
  galleryLikes,
  listReactions,
  type ReactionActor,
  react,
  reactionsTo,
  undoReaction,
} from './react.ts';
import { reactionVisitor, rememberVisitor } from './visitor.ts';

/** No shared cache may store these responses, because they differ by visitor. */
const headers = { 'Cache-Control': 'no-store' };

export function reactionRoutes(api: Api): void {
  serveEndpoint(api, galleryLikesEndpoint, async (call) => ({
    ...ok(await galleryLikes(call.query.media, await callerOf(call))),
    headers,
  }));

  serveEndpoint(api, likesEndpoint, async (call) => {
    const actor = await callerOf(call);
    const found = await reactionsTo('like', subjectOf(call.params), actor);
    if (!found.ok) return found;
    const { likes: total, isOwn } = found.value;
    const list = listReactions('like', total, found.value, actor.idJsk);
    return { ...ok({ list, total, isLiked: isOwn }), headers };
  });

  serveEndpoint(api, addLikeEndpoint, async (call) => {
    const actor = await callerOf(call);
    const done = await react('like', subjectOf(call.params), actor);
    if (!done.ok) return done;
    return {
      ...ok({ total: done.value.likes, isLiked: done.value.isOwn }),
      ...(await remembering(actor, call)),
    };
  });

  serveEndpoint(api, removeLikeEndpoint, async (call) => {
    const done = await undoReaction('like', subjectOf(call.params), await callerOf(call));
    if (!done.ok) return done;
    return { ...ok({ total: done.value.likes, isLiked: done.value.isOwn }), headers };
  });

  serveEndpoint(api, sharesEndpoint, async (call) => {
    const actor = await callerOf(call);
    const found = await reactionsTo('share', subjectOf(call.params), actor);
    if (!found.ok) return found;
    const { shares: total } = found.value;
    return {
      ...ok({ list: listReactions('share', total, found.value, actor.idJsk), total }),
      headers,
    };
  });

  serveEndpoint(api, addShareEndpoint, async (call) => {
    const actor = await callerOf(call);
    const done = await react('share', subjectOf(call.params), actor);
    if (!done.ok) return done;
    return { ...ok({ total: done.value.shares }), ...(await remembering(actor, call)) };
  });
}

const subjectOf = ({
  kind,
  id,
}: {
  readonly kind: ReactionKind;
  readonly id: number;
}): Subject => ({
  kind,
  publicNo: id,
});

async function callerOf(
  call: Pick<Call<'public', unknown, unknown, unknown>, 'sessions' | 'request' | 'address'>,
): Promise<ReactionActor> {
  const { jobSeeker } = await call.sessions();
  return { idJsk: jobSeeker?.idJsk ?? null, visitor: reactionVisitor(call) };
}

/** Sets the visitor cookie, unless the caller is signed in. */
const remembering = async (
  { idJsk, visitor }: ReactionActor,
  { address }: { readonly address: string },
) => ({
  headers,
  cookies: idJsk === null ? await rememberVisitor(visitor, address) : [],
});
