import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { defineErrors } from '#shared/core/endpoint-errors.ts';
import { DAY, SESSION_LIMIT, sharedLimit } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { nameField, personalName } from '#shared/core/text/typed-text.ts';

export const MAX_LINK_NAME_LENGTH = 60;
export const MAX_OPEN_LINKS = 50;

const LINK_QUOTA = sharedLimit('inviteLink', 100, DAY);
const LINK_ERRORS = defineErrors('invitation:links.errors.', { too_many_links: 409 });

const link = z.object({
  idLink: z.uuid(),
  name: z.string(),
  lang: z.enum(LOCALES),
  code: z.string(),
  /** Noisy uses in each of the last full months, newest first; `count` null: below ten. */
  uses: z.array(z.object({ month: z.string(), count: z.nullable(z.int()) })),
  isClosed: z.boolean(),
});
export type InviteLink = z.infer<typeof link>;

const employerAction = { tag: 'Invitations', guard: 'employer', limit: SESSION_LIMIT } as const;

export const inviteLinksEndpoint = defineEndpoint({
  ...employerAction,
  method: 'get',
  path: '/invitations/links',
  summary: 'Links of the company that may be shared or printed, the newest first',
  data: z.array(link),
});

export const addInviteLinkEndpoint = defineEndpoint({
  ...employerAction,
  method: 'post',
  path: '/invitations/links',
  summary: 'Makes a link to share or to print, with a name of its own; it earns no label',
  quota: LINK_QUOTA,
  errors: LINK_ERRORS,
  body: z.object({
    name: nameField(MAX_LINK_NAME_LENGTH, 'linkNameRequired').check(
      z.minLength(1, 'linkNameRequired'),
      personalName,
    ),
    lang: z.enum(LOCALES, 'choiceRequired'),
  }),
  data: link,
});

export const closeInviteLinkEndpoint = defineEndpoint({
  ...employerAction,
  method: 'delete',
  path: '/invitations/links/:idLink',
  summary: 'Closes a link for good: whoever opens it is told so, and may still write',
  params: z.object({ idLink: z.uuid() }),
  data: z.null(),
});
