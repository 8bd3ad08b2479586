import * as z from 'zod/mini';
import { listOf } from '#shared/core/body/bounded-list.ts';
import {
  FIGURE_STATES,
  RECIPIENT_STATUSES,
  SENDING_STATES,
  STOP_REASONS,
} from '#shared/core/domain/invitation.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { email } from '#shared/core/forms/form-fields.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { listPage, unlessEmpty, whole } from '#shared/core/request-fields.ts';
import { personalName, typed, typedName } from '#shared/core/text/typed-text.ts';
import { letterWords } from './letter.ts';
import {
  LIST_CAMPAIGNS,
  READ_PLAN,
  SEND_PART,
  SEND_TEST_MAIL,
  SET_CAMPAIGN_STATE,
} from './sending-calls.ts';
import { SENDING_LIMIT, TEST_MAIL_QUOTA } from './sending-limits.ts';
import { SENDING_REFUSALS } from './sending-refusals.ts';
import { SENDING } from './sending-settings.ts';

const LONGEST_NAME = 80;
const MOST_ANNOUNCED = 1_000_000;
/** Parts are as many as 256 kB ask for. */
const MOST_PARTS = 50;
export const SENDINGS_PAGE = 20;
export const RECIPIENTS_PAGE = 50;

const name = typedName(LONGEST_NAME).check(personalName);

export const recipientFields = z.object({ email, name: z._default(name, '') });

const letterFields = {
  lang: z.enum(LOCALES),
  layoutLang: z.enum(LOCALES),
  senderName: name.check(z.minLength(1, 'nameRequired')),
  senderEmail: email,
  subject: letterWords.subject.check(z.minLength(1, 'titleRequired')),
  content: letterWords.text.check(z.minLength(1, 'descriptionRequired')),
};

const act = {
  tag: 'Invitations',
  guard: 'employer',
  limit: SENDING_LIMIT,
  refusals: SENDING_REFUSALS,
} as const;
const look = { tag: 'Invitations', guard: 'employer', limit: SESSION_LIMIT } as const;
const one = z.object({ idInvitation: z.uuid() });
const count = z.int();
const moment = z.nullable(z.string());
/** With noise and rounded to fives, once its links have ended; null is fewer than ten, or none to tell. */
const figure = z.nullable(z.int());

/** A list in parts of at most 1,000 recipients and 256 kB; each may come again. */
export const sendPartEndpoint = defineEndpoint({
  ...act,
  ...SEND_PART,
  summary: 'Takes one part of a list of recipients; with the last one the letters begin to leave',
  budget: { bytes: 256 * 1024 },
  body: z
    .object({
      /** Chosen by whoever sends, the same in all parts. */
      idInvitation: z.uuid(),
      part: whole(1, MOST_PARTS),
      parts: whole(1, MOST_PARTS),
      /** Recipients of all parts together. */
      size: whole(1, MOST_ANNOUNCED),
      ...letterFields,
      recipients: listOf(recipientFields, SENDING.perPart).check(z.minLength(1, 'required')),
    })
    .check(
      z.refine(({ part, parts }) => part <= parts, { path: ['part'], message: 'malformed' }),
      z.refine(({ size, parts }) => size >= parts, { path: ['size'], message: 'malformed' }),
    ),
  data: z.object({
    idInvitation: z.uuid(),
    state: z.enum(SENDING_STATES),
    /** Recipients that have arrived, each address once. */
    received: count,
    /** Recipients to whom a letter leaves. */
    letters: count,
    /** Recipients left out since the company asked them lately. */
    askedLately: count,
    /** Recipients that get no letter, whatever the reason; null below five. */
    leftOut: z.nullable(count),
    days: count,
  }),
});
export type PartOfSending = z.output<typeof sendPartEndpoint.body & {}>;

export const testMailEndpoint = defineEndpoint({
  ...act,
  ...SEND_TEST_MAIL,
  summary: 'Sends the letter to oneself, with links that only show what they would do',
  quota: TEST_MAIL_QUOTA,
  body: z.object(letterFields),
  data: z.object({ email: z.string() }),
});
export type TestMail = z.output<typeof testMailEndpoint.body & {}>;

export const planEndpoint = defineEndpoint({
  ...look,
  ...READ_PLAN,
  summary: 'On how many days letters to so many recipients would leave, or why they would not',
  query: z.object({
    size: whole(1, MOST_ANNOUNCED),
    senderEmail: email,
    senderName: letterFields.senderName,
  }),
  data: z.object({
    days: count,
    /** How many leave today. */
    today: count,
    perDay: count,
    /** None leaves before a night has made the key that signs the labels. */
    isKeyPending: z.boolean(),
    mostRecipients: count,
  }),
});
export type PlanQuery = z.output<typeof planEndpoint.query & {}>;

const sending = z.object({
  idInvitation: z.uuid(),
  state: z.enum(SENDING_STATES),
  /** Why it is stopped, or paused by nobody's press. */
  stoppedFor: z.nullable(z.enum(STOP_REASONS)),
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
  /** Null below five. */
  notSent: z.nullable(count),
  createdAt: z.string(),
  startedAt: moment,
  finishedAt: moment,
  remindedAt: moment,
  /** From when on it may be sent once more as a reminder; null when it may not. */
  remindFrom: moment,
  /** It came back too often, and the company may say once that the list is its own people. */
  mayConfirm: z.boolean(),
});
export type Sending = z.output<typeof sending>;

const day = unlessEmpty(z.optional(z.iso.date('dateRequired')));

export const sendingsQuery = z.object({
  /** Days in Thailand on which sendings began. */
  from: day,
  to: day,
  /** Part of the sender's name or address. */
  sender: unlessEmpty(z.optional(typed(100))),
  lang: unlessEmpty(z.optional(z.enum(LOCALES))),
  state: unlessEmpty(z.optional(z.enum(SENDING_STATES))),
  ...listPage(SENDINGS_PAGE),
});
export type SendingsQuery = z.output<typeof sendingsQuery>;

export const sendingsEndpoint = defineEndpoint({
  ...look,
  ...LIST_CAMPAIGNS,
  summary: 'The sendings of the own company with their numbers, the newest first',
  query: sendingsQuery,
  data: z.array(sending),
  list: true,
});

const sendingDetail = z.extend(sending, {
  content: z.string(),
  /** On how many days, today being the first, the letters leave that still wait; 0 when none does. */
  days: count,
  /** None leaves before a night has made the key that signs the labels. */
  isKeyPending: z.boolean(),
  figures: z.enum(FIGURE_STATES),
  opened: figure,
  reviewed: figure,
});
export type SendingDetail = z.output<typeof sendingDetail>;

export const sendingEndpoint = defineEndpoint({
  ...look,
  method: 'get',
  path: '/invitations/:idInvitation',
  summary:
    'One sending with its letter; how many opened and reviewed is told once, with noise, when its links have ended',
  params: one,
  data: sendingDetail,
});

export const recipientsQuery = z.object({
  /** Part of an address or a name; only for users who may send. */
  keyword: unlessEmpty(z.optional(typed(100))),
  status: unlessEmpty(z.optional(z.enum(RECIPIENT_STATUSES))),
  ...listPage(RECIPIENTS_PAGE),
});
export type RecipientsQuery = z.output<typeof recipientsQuery>;

const recipient = z.object({
  /** Masked for users who may not send; null once it was forgotten. */
  email: z.nullable(z.string()),
  name: z.string(),
  status: z.enum(RECIPIENT_STATUSES),
});
export type Recipient = z.output<typeof recipient>;

export const recipientsEndpoint = defineEndpoint({
  ...look,
  method: 'get',
  path: '/invitations/:idInvitation/recipients',
  summary: 'Who was sent to, and what became of the letter; never who stopped, opened or reviewed',
  params: one,
  query: recipientsQuery,
  data: z.array(recipient),
  list: true,
});

export const SENDING_ACTS = ['pause', 'resume', 'cancel', 'remind', 'confirm'] as const;
export type SendingAct = (typeof SENDING_ACTS)[number];

export const sendingStateEndpoint = defineEndpoint({
  ...act,
  ...SET_CAMPAIGN_STATE,
  summary:
    'Pauses, resumes or cancels what has not left, sends it once more as a reminder, or confirms whose its list is',
  params: one,
  body: z.object({ state: z.enum(SENDING_ACTS, 'choiceRequired') }),
  data: z.object({ idInvitation: z.uuid(), state: z.enum(SENDING_STATES) }),
});
