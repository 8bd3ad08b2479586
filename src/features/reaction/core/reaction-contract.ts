import * as z from 'zod/mini';
import { listOf } from '#shared/core/body/bounded-list.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { PUBLIC_LIMIT } from '#shared/core/limits.ts';
import { idNumber } from '#shared/core/request-fields.ts';
import { LIKE_LIMIT, SHARE_LIMIT } from './reaction-limits.ts';
import { MAX_LISTED, REACTION_KINDS } from './reaction-lists.ts';

const params = z.object({ kind: z.enum(REACTION_KINDS), id: idNumber });

/** Reacting people: the caller's own id, pseudonyms for others, 0 for an anonymous visitor. */
const list = z.array(z.object({ idJsk: z.number() })).check(z.maxLength(MAX_LISTED));
const liked = { total: z.number(), isLiked: z.boolean() };

const likes = { tag: 'Likes and shares', guard: 'public', params } as const;

export const likesEndpoint = defineEndpoint({
  ...likes,
  method: 'get',
  path: '/likes/:kind/:id',
  summary:
    'How many like it: five job seekers at most, else one who is none; whether the caller does',
  limit: PUBLIC_LIMIT,
  data: z.object({ list, ...liked }),
});

export const addLikeEndpoint = defineEndpoint({
  ...likes,
  method: 'put',
  path: '/likes/:kind/:id',
  summary: 'Likes it, once per account or visitor',
  limit: LIKE_LIMIT,
  data: z.object(liked),
});

export const removeLikeEndpoint = defineEndpoint({
  ...likes,
  method: 'delete',
  path: '/likes/:kind/:id',
  summary: 'Takes the like back',
  limit: LIKE_LIMIT,
  data: z.object(liked),
});

export const MAX_PICTURES = 100;
const ENTRY_LENGTH = 37;

/** Likes for the lightbox of cached pages, which know their pictures only by file id. */
export const galleryLikesEndpoint = defineEndpoint({
  method: 'get',
  path: '/likes/gallery',
  summary: 'The public numbers and likes of these pictures, as far as they may be liked',
  tag: 'Likes and shares',
  guard: 'public',
  limit: PUBLIC_LIMIT,
  query: z.object({
    /** At most MAX_PICTURES ids, separated by commas. */
    media: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(MAX_PICTURES * ENTRY_LENGTH, { abort: true })),
        z.transform((text) => text.split(',')),
      ),
      listOf(z.uuid(), MAX_PICTURES),
    ),
  }),
  data: z.array(z.object({ idMedia: z.uuid(), id: z.number(), ...liked })),
});

export const sharesEndpoint = defineEndpoint({
  ...likes,
  method: 'get',
  path: '/shares/:kind/:id',
  summary: 'How many shared it: five job seekers at most, else one who is none',
  limit: PUBLIC_LIMIT,
  data: z.object({ list, total: z.number() }),
});

export const addShareEndpoint = defineEndpoint({
  ...likes,
  method: 'post',
  path: '/shares/:kind/:id',
  summary: 'Counts that it was shared, once per account or visitor',
  limit: SHARE_LIMIT,
  data: z.object({ total: z.number() }),
});
