import * as z from 'zod/mini';
import { listOf } from '#shared/core/body/bounded-list.ts';
import {
  CAMPAIGN_STATES,
  FIGURE_STATES,
  RECIPIENT_STATUSES,
  SUSPENSION_REASONS,
} from '#shared/core/domain/invitation.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { defineErrors } from '#shared/core/endpoint-errors.ts';
import { email } from '#shared/core/forms/form-fields.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { integerBetween, listPage, unlessEmpty } from '#shared/core/request-fields.ts';
import { nameField, personalName, textField } from '#shared/core/text/typed-text.ts';
import {
  LIST_CAMPAIGNS,
  READ_PLAN,
  SEND_PART,
  SEND_TEST_MAIL,
  SET_CAMPAIGN_STATE,
} from './campaign-calls.ts';
import { emailTextFields } from './invitation-email.ts';
import { CAMPAIGN_LIMITS } from './invitation-limits.ts';
import { CAMPAIGN_RATE_LIMIT, TEST_MAIL_QUOTA } from './invitation-rate-limits.ts';

const MAX_NAME_LENGTH = 80;
const MAX_ANNOUNCED_RECIPIENTS = 1_000_000;
/** Enough parts for the largest list in requests of 256 kB. */
const MAX_PARTS = 50;
export const CAMPAIGNS_PAGE_SIZE = 20;
export const RECIPIENTS_PAGE_SIZE = 50;

const name = nameField(MAX_NAME_LENGTH).check(personalName);

export const recipientFields = z.object({ email, name: z._default(name, '') });

const emailFields = {
  lang: z.enum(LOCALES),
  layoutLang: z.enum(LOCALES),
  senderName: name.check(z.minLength(1, 'nameRequired')),
  senderEmail: email,
  subject: emailTextFields.subject.check(z.minLength(1, 'titleRequired')),
  content: emailTextFields.text.check(z.minLength(1, 'descriptionRequired')),
};

const CAMPAIGN_ERRORS = defineErrors('invitation:errors.', {
  may_not_send: 403,
  /** The sender's address no longer belongs to a user with a verified address. */
  sender_removed: 409,
  invitations_suspended: 403,
  /** `detail` says how long the list would take. */
  too_many_recipients: 409,
  too_many_campaigns: 409,
  /** This part contradicts the first part of its campaign. */
  campaign_changed: 409,
  campaign_state: 409,
});

const employerAction = {
  tag: 'Invitations',
  guard: 'employer',
  limit: CAMPAIGN_RATE_LIMIT,
  errors: CAMPAIGN_ERRORS,
} as const;
const employerRead = { tag: 'Invitations', guard: 'employer', limit: SESSION_LIMIT } as const;
const campaignParams = z.object({ idInvitation: z.uuid() });
const count = z.int();
const instant = z.nullable(z.string());
/** Noisy count, rounded to fives, once links have ended; null: fewer than ten or unpublished. */
const figure = z.nullable(z.int());

/** A list in parts of at most 1,000 recipients and 256 kB; each part may be repeated. */
export const sendPartEndpoint = defineEndpoint({
  ...employerAction,
  ...SEND_PART,
  summary: 'Takes one part of a list of recipients; with the last one the letters begin to leave',
  budget: { bytes: 256 * 1024 },
  body: z
    .object({
      /** Chosen by the client; the same in all parts. */
      idInvitation: z.uuid(),
      part: integerBetween(1, MAX_PARTS),
      parts: integerBetween(1, MAX_PARTS),
      size: integerBetween(1, MAX_ANNOUNCED_RECIPIENTS),
      ...emailFields,
      recipients: listOf(recipientFields, CAMPAIGN_LIMITS.recipientsPerPart).check(
        z.minLength(1, 'required'),
      ),
    })
    .check(
      z.refine(({ part, parts }) => part <= parts, { path: ['part'], message: 'malformed' }),
      z.refine(({ size, parts }) => size >= parts, { path: ['size'], message: 'malformed' }),
    ),
  data: z.object({
    idInvitation: z.uuid(),
    state: z.enum(CAMPAIGN_STATES),
    received: count,
    emails: count,
    /** Recipients left out because the company invited them recently. */
    recentlyInvited: count,
    /** Recipients without e-mail for any reason; hidden if fewer than five. */
    leftOut: z.nullable(count),
    days: count,
  }),
});
export type CampaignPart = z.output<typeof sendPartEndpoint.body & {}>;
export type AcceptedPart = z.output<typeof sendPartEndpoint.data>;

export const testMailEndpoint = defineEndpoint({
  ...employerAction,
  ...SEND_TEST_MAIL,
  summary: 'Sends the letter to oneself, with links that only show what they would do',
  quota: TEST_MAIL_QUOTA,
  body: z.object(emailFields),
  data: z.object({ email: z.string() }),
});
export type TestMail = z.output<typeof testMailEndpoint.body & {}>;

export const planEndpoint = defineEndpoint({
  ...employerRead,
  ...READ_PLAN,
  summary: 'On how many days letters to so many recipients would leave, or why they would not',
  query: z.object({
    size: integerBetween(1, MAX_ANNOUNCED_RECIPIENTS),
    senderEmail: email,
    senderName: emailFields.senderName,
  }),
  data: z.object({
    days: count,
    today: count,
    perDay: count,
    /** No e-mail leaves before the nightly job has made the key that signs labels. */
    isKeyPending: z.boolean(),
    maxRecipients: count,
  }),
});
export type PlanQuery = z.output<typeof planEndpoint.query & {}>;
export type Plan = z.output<typeof planEndpoint.data>;

const campaign = z.object({
  idInvitation: z.uuid(),
  state: z.enum(CAMPAIGN_STATES),
  suspendedReason: z.nullable(z.enum(SUSPENSION_REASONS)),
  lang: z.enum(LOCALES),
  layoutLang: z.enum(LOCALES),
  senderName: z.string(),
  senderEmail: z.string(),
  subject: z.string(),
  size: count,
  queued: count,
  sent: count,
  reminded: count,
  bounced: count,
  /** Hidden if fewer than five. */
  notSent: z.nullable(count),
  createdAt: z.string(),
  startedAt: instant,
  finishedAt: instant,
  remindedAt: instant,
  /** The earliest time of a reminder; null: no reminder is possible. */
  remindFrom: instant,
  /** Too many e-mails bounced, and the company may confirm once that the list is its own people. */
  mayConfirm: z.boolean(),
});
export type Campaign = z.output<typeof campaign>;

const day = unlessEmpty(z.optional(z.iso.date('dateRequired')));

export const campaignsQuery = z.object({
  from: day,
  to: day,
  sender: unlessEmpty(z.optional(textField(100))),
  lang: unlessEmpty(z.optional(z.enum(LOCALES))),
  state: unlessEmpty(z.optional(z.enum(CAMPAIGN_STATES))),
  ...listPage(CAMPAIGNS_PAGE_SIZE),
});
export type CampaignsQuery = z.output<typeof campaignsQuery>;

export const campaignsEndpoint = defineEndpoint({
  ...employerRead,
  ...LIST_CAMPAIGNS,
  summary: 'The sendings of the own company with their numbers, the newest first',
  query: campaignsQuery,
  data: z.array(campaign),
  list: true,
});

const campaignDetail = z.extend(campaign, {
  content: z.string(),
  /** Days, counted from today, until the queued e-mails have left; 0: none is queued. */
  days: count,
  isKeyPending: z.boolean(),
  figures: z.enum(FIGURE_STATES),
  opened: figure,
  reviewed: figure,
});
export type CampaignDetail = z.output<typeof campaignDetail>;

export const campaignEndpoint = defineEndpoint({
  ...employerRead,
  method: 'get',
  path: '/invitations/:idInvitation',
  summary:
    'One sending with its letter; how many opened and reviewed is told once, with noise, when its links have ended',
  params: campaignParams,
  data: campaignDetail,
});

export const recipientsQuery = z.object({
  /** Part of an address or a name; only for users who may send. */
  keyword: unlessEmpty(z.optional(textField(100))),
  status: unlessEmpty(z.optional(z.enum(RECIPIENT_STATUSES))),
  ...listPage(RECIPIENTS_PAGE_SIZE),
});
export type RecipientsQuery = z.output<typeof recipientsQuery>;

const campaignRecipient = z.object({
  /** Masked for users who may not send; null after erasure. */
  email: z.nullable(z.string()),
  name: z.string(),
  status: z.enum(RECIPIENT_STATUSES),
});
export type CampaignRecipient = z.output<typeof campaignRecipient>;

export const recipientsEndpoint = defineEndpoint({
  ...employerRead,
  method: 'get',
  path: '/invitations/:idInvitation/recipients',
  summary: 'Who was sent to, and what became of the letter; never who stopped, opened or reviewed',
  params: campaignParams,
  query: recipientsQuery,
  data: z.array(campaignRecipient),
  list: true,
});

export const CAMPAIGN_ACTIONS = ['pause', 'resume', 'cancel', 'remind', 'confirm'] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

export const campaignStateEndpoint = defineEndpoint({
  ...employerAction,
  ...SET_CAMPAIGN_STATE,
  summary:
    'Pauses, resumes or cancels what has not left, sends it once more as a reminder, or confirms whose its list is',
  params: campaignParams,
  body: z.object({ state: z.enum(CAMPAIGN_ACTIONS, 'choiceRequired') }),
  data: z.object({ idInvitation: z.uuid(), state: z.enum(CAMPAIGN_STATES) }),
});
