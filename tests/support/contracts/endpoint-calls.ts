// Calls of the API by their contracts: which ids each names, and bodies that are good but for these.

import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { daysAfter, thaiDay } from '#shared/core/time/thai-time.ts';
import '#app/api.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { ok } from '#shared/core/result.ts';
import type { Sessions } from '#shared/core/session.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { TEST_PASSWORD } from '../fixtures/employer-fixture.ts';
import { reviewForm } from '../fixtures/review-fixture.ts';
import { leavesOf } from './contract-leaves.ts';

export type Ids = Readonly<Record<string, unknown>>;
type Body = Readonly<Record<string, unknown>>;

const ID = /^id(?:[A-Z]|$)|^createdBy$/;
export const MASTER_DATA: Readonly<Record<string, readonly unknown[]>> = {
  idIndustry: [0, 47, 9998, 9999],
  idJobField: [0, 29, 9999],
  province: ['09', '99', 'BK'],
  country: ['ZZ', 'th', 'XX'],
};

export const endpoints = [...servedEndpoints.keys()];
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const paramsOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

function idsIn(schema: z.ZodMiniType | undefined): readonly string[] {
  const names = leavesOf(schema).map(({ name }) => name);
  return names.filter((name) => ID.test(name) && !(name in MASTER_DATA) && name !== 'idItem');
}

export function idsOfAddress(endpoint: Endpoint): readonly string[] {
  const names = [...paramsOf(endpoint).filter((name) => ID.test(name)), ...idsIn(endpoint.query)];
  return [...new Set(names)];
}

export function idsOfBody({ body }: Endpoint): readonly string[] {
  return [...new Set(idsIn(body))];
}

/** Parameters that say where, not whose. */
const PLACES: Ids = {
  lang: 'th',
  section: 'cover',
  pg: '1',
  token: 'none-such-token-of-a-link',
  kind: 'article',
};

export interface Calling {
  readonly sessions: Sessions;
  readonly ids: Ids;
  readonly query?: readonly string[];
  readonly body?: Body;
  readonly places?: Ids;
  readonly revision?: number;
  readonly address?: string;
}

export async function callEndpoint(endpoint: Endpoint, calling: Calling) {
  const { sessions, ids, query = [], body = {}, places = {}, revision = 0 } = calling;
  const values: Ids = { ...PLACES, ...places, ...ids };
  const params = paramsOf(endpoint).map((name) => [name, String(values[name] ?? 1)]);
  return servedEndpoints.get(endpoint)?.({
    params: Object.fromEntries(params),
    query: { kind: 'cover', ...Object.fromEntries(query.map((name) => [name, String(ids[name])])) },
    body: async () => ok(body),
    sessions: async () => sessions,
    locale: 'en',
    address: calling.address ?? '192.0.2.1',
    request: new Request('http://localhost/', {
      method: endpoint.method.toUpperCase(),
      headers: { 'If-Match': `"${revision}"` },
    }),
  });
}

const password = { currentPassword: TEST_PASSWORD };
const user = { contactName: 'สมใจ', role: 'user' };
const email = 'unknown@example.com';
const work = {
  companyName: 'บริษัท',
  position: '',
  idJobField: 1,
  startedOn: '2020-01-01',
  endedOn: null,
};
const opening = {
  positionTh: 'ช่าง',
  jobType: 'fullTime',
  idJobField: 1,
  opensOn: thaiDay(new Date()),
  closesOn: daysAfter(thaiDay(new Date()), 30),
};
const letterItem = { idItem: randomUUID(), parent: null, kind: 'letter' };
const invitationLetter = {
  lang: 'th',
  layoutLang: 'th',
  senderName: 'ฝ่ายบุคคล',
  subject: 'ชวนเขียนรีวิว',
  content: 'ขอเชิญ',
};
const CAPTIONS_FILE = 'WEBVTT\n\n00:01.000 --> 00:02.000\nx';
const names = { firstName: 'A', lastName: 'B', firstNameThai: '', lastNameThai: '' };

export const BODIES: Readonly<Record<string, (ids: Ids) => Body>> = {
  'post /writeReview/insertReview': ({ idEmp }) => reviewForm(Number(idEmp)) as unknown as Body,
  'put /ownReviews/:idReview': () => reviewForm(0) as unknown as Body,
  'put /resume/:idJsk': ({ idEmp }) => ({ ...names, workHistory: [{ ...work, idEmp }] }),
  'post /insertUser': ({ idEmp }) => ({ ...password, user: { ...user, email, idEmp } }),
  'post /updUser': (ids) => ({ ...password, user: { ...user, ...ownIds(ids) } }),
  'post /delUser': (ids) => ({ ...password, ...ownIds(ids) }),
  'post /checkPassword': (ids) => ({ ...ownIds(ids), password: TEST_PASSWORD }),
  'post /changePassword': (ids) => ({ ...ownIds(ids), password: 'r4$Tw9vb', ...password }),
  'post /changeEmail': (ids) => ({ ...ownIds(ids), email, ...password }),
  'post /checkSaveAndBack': ({ idEmp }) => ({ idEmp }),
  'post /insertApproval': ({ idEmp, createdBy }) => ({ idEmp, createdBy }),
  'put /employer/step': ({ idEmp }) => ({ idEmp, lang: 'th', step: 'cover' }),
  'post /writeReview/insertHrSayLog': ({ idEmp, createdBy }) => ({ idEmp, action: 'x', createdBy }),
  'post /writeReview/insertHrSayAnalytic': ({ idEmp, idJSK }) => ({
    idEmp,
    idJSK,
    URL: `/company/x-${idEmp}/hrsay`,
  }),
  'put /openings/:idJob': () => opening,
  'put /applications/:idApplication/status': () => ({ status: 'talking' }),
  'put /openingConfirmations': ({ idJob }) => ({ idJob }),
  'post /companyProfile/:idEmp/:lang': () => ({ terms: true }),
  'put /companyProfile/:idEmp/:lang/restoration': ({ idProfile }) => ({ idProfile }),
  'post /companyProfile/:idEmp/:lang/covers': ({ idMedia }) => ({ idMedia }),
  'put /companyProfile/:idEmp/:lang/media/:idMedia/alt': () => ({ altTh: 'ก', altEn: 'a' }),
  'put /companyProfile/:idEmp/:lang/media/:idMedia/captions': () => ({ text: CAPTIONS_FILE }),
  'put /companyProfile/:idEmp/:lang/media/:idMedia/poster': ({ idPoster }) => ({ idPoster }),
  'put /companyProfile/:idEmp/:lang/media/:idMedia/replacement': ({ idReplacement }) => ({
    idReplacement,
  }),
  'put /companyProfile/:idEmp/:lang/:section': ({ idMedia }) => ({
    items: [
      { idItem: randomUUID(), parent: null, kind: 'banner', content: { idMedia, altText: '' } },
    ],
  }),
  'put /invitations/:idEmp/:lang/letter': () => ({
    items: [{ ...letterItem, content: { subject: 'x', text: 'x', layoutLang: 'th' } }],
  }),
  'post /invitations': ({ idInvitation, idEmp }) => ({
    idInvitation,
    part: 1,
    parts: 1,
    size: 1,
    ...invitationLetter,
    senderEmail: `hr${idEmp}@example.co.th`,
    recipients: [{ email }],
  }),
  'post /invitations/test': ({ idEmp }) => ({
    ...invitationLetter,
    senderEmail: `hr${idEmp}@example.co.th`,
  }),
  'put /invitations/:idInvitation/state': () => ({ state: 'pause' }),
  'put /companies/:id/sendingStop': () => ({ remark: 'มีผู้ร้องเรียน' }),
  'post /bounceReversals': () => ({ email }),
  'post /unsubscribe/:token': () => ({ from: 'all' }),
  'post /alerts': ({ idEmp }) => ({ idEmp, email, frequency: 'daily' }),
  'post /reviews/:id/report': () => ({ reason: 'abuse' }),
  'post /reviews/:id/appeal': () => ({ text: 'ประโยคนั้นพูดถึงระบบงาน ไม่ได้พูดถึงใคร' }),
  'put /reviews/:id/appeal': ({ idAppeal }) => ({ decision: 'dismiss', idAppeal }),
  'put /reviews/:id/reportDecision': () => ({ decision: 'keep', revision: 1, lastReport: 1 }),
  'put /reviews/:id/reply': () => ({ reply: 'ขอบคุณสำหรับความเห็น เราจะนำไปปรับปรุง' }),
};

const ownIds = ({ idEmp, idUser }: Ids) => ({ idEmp, idUser });
