import { parse } from 'hono/utils/cookie';
import { LINK_COOKIE } from '#shared/core/cookies.ts';
import { fail, ok } from '#shared/core/result.ts';
import { PAIR_SECONDS, type Sessions } from '#shared/core/session.ts';
import { revokeBrowserSession } from '#shared/server/session/end-session.ts';
import type { PairKind } from '#shared/server/session/key-pair-queries.ts';
import type { KeyPair } from '#shared/server/session/key-pairs.ts';
import { visitByLink } from './visit-by-link.ts';

const FORGOTTEN = { name: LINK_COOKIE, value: null };

interface Answered {
  readonly kind: PairKind;
  readonly answer: 'stay' | 'continue';
  readonly toPreview: boolean;
}

/** Reads a link's key pair from its cookie while the page asks which account to use. */
export function pendingPair(request: Request): KeyPair | null {
  const cookies = parse(request.headers.get('cookie') ?? '');
  const [enc, key] = (cookies[LINK_COOKIE] ?? '').split('.');
  return enc && key ? { enc, key } : null;
}

/** Signs in or keeps the current account; the cookie with the pair is cleared in both cases. */
export async function answerLink(
  { kind, answer, toPreview }: Answered,
  request: Request,
  { employer, jobSeeker }: Sessions,
  now: Date,
) {
  if (answer === 'stay') return { ...ok(null), cookies: [FORGOTTEN] };
  const pair = pendingPair(request);
  const signedIn = (kind === 'employer' ? employer?.idUser : jobSeeker?.idJsk) ?? null;
  const pairSeconds = toPreview ? PAIR_SECONDS.employerPreview : PAIR_SECONDS[kind];
  const userAgent = request.headers.get('user-agent') ?? '';
  const visit = { kind, userAgent, signedIn, isAgreed: true, pairSeconds };
  const done = pair && (await visitByLink({ ...visit, pair }, now));
  if (!done?.ok || done.value.nextPair) {
    const code = done && !done.ok ? done.code : 'link_expired';
    return { ...fail(code), cookies: [FORGOTTEN] };
  }
  const { person, opened } = done.value;
  await revokeBrowserSession(request, kind, now);
  return { ...ok(person), cookies: [FORGOTTEN, ...opened.cookies] };
}
