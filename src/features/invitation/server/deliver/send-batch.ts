import { setTimeout as pause } from 'node:timers/promises';
import type { RecipientStatus } from '#shared/core/domain/invitation.ts';
import { db } from '#shared/server/db/pool.ts';
import { log } from '#shared/server/log.ts';
import { withoutAddresses } from '#shared/server/mail/mail-address.ts';
import { CONNECTIONS, mailTransport } from '#shared/server/mail/mail-transport.ts';
import { insertOptOut } from '../stop/opt-out-queries.ts';
import { stopByItself } from '../stop/stop-by-itself.ts';
import { type Batch, CLAIMED_FOR_MS } from './claim-batch.ts';
import { type Claimed, charge, type Mark, markRecipients } from './claim-queries.ts';
import { DomainAnswers } from './domain-answers.ts';
import { consumeDailyInvitation, refundDailyInvitation } from './invitations-per-email.ts';
import { deliveryOutcome, type Outcome } from './outcome-of.ts';
import type { PreparedLetter } from './prepare-letter.ts';
import { nextTry, type ReceivingDomains, type Refusals } from './receiving-domains.ts';

/** A crash repeats the letters that left since the last mark. */
const MARKED_AT_ONCE = 10;
/** A letter that begins later could still be on its way when somebody else takes it. */
const BEGINS_WITHIN_MS = CLAIMED_FOR_MS / 4;
const REMEMBER_FOR_MS = 90_000;
/** Between two looks whether a mail system that has enough has taken something. */
const LOOK_AGAIN_MS = 25;

interface Work {
  readonly letter: PreparedLetter;
  readonly domains: ReceivingDomains;
  readonly refusals: Refusals;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

type Addressed = Claimed & { readonly email: string };

/** Recipients in the order of the list; hidden ones opted out or were erased, and look like all others. */
type Waiting =
  | (Addressed & { readonly isHidden: boolean })
  | (Claimed & { readonly isHidden: true });

/** `ended`: the sending does not go on; `away`: the mail server takes nothing. */
export type BatchEnd = 'more' | 'ended' | 'away';

export async function sendBatch(batch: Batch, work: Work): Promise<BatchEnd> {
  const run = new BatchRun(batch, work);
  await Promise.all(Array.from({ length: CONNECTIONS }, () => run.lane()));
  return run.end();
}

const answerOf = (outcome: Outcome) =>
  outcome === 'sent' || outcome === 'later' || outcome === 'refused' ? outcome : null;

/** A server that takes a new session broke off the last one for its recipient, whose tries are counted then. */
function isThere(): Promise<boolean> {
  return mailTransport()
    .check()
    .then(
      () => true,
      () => false,
    );
}

class BatchRun {
  readonly #batch: Batch;
  readonly #work: Work;
  readonly #began: number;
  readonly #waiting: Waiting[] = [];
  readonly #answers = new DomainAnswers();
  /** The mail server took a letter or a session; a run ends where it does not. */
  #isThere = false;
  #marks: Mark[] = [];
  #unused = 0;
  #then: BatchEnd = 'more';
  /** Nothing more leaves while what left is written down. */
  #remembering = Promise.resolve();

  constructor(batch: Batch, work: Work) {
    this.#batch = batch;
    this.#work = work;
    this.#began = work.clock().getTime();
    for (const recipient of batch.recipients) this.#await(recipient);
  }

  #await(recipient: Claimed): void {
    const { email, mailbox, round } = recipient;
    if (email !== null && !this.#batch.optedOut.has(mailbox)) {
      this.#answers.expect(email);
      this.#waiting.push({ ...recipient, email, isHidden: false });
    } else if (email === null || round > 1 || !this.#batch.bounced.has(mailbox)) {
      this.#waiting.push({ ...recipient, isHidden: true });
    } else {
      this.#unused += 1;
      this.#mark(recipient, 'notSent', { tried: false });
    }
  }

  async lane(): Promise<void> {
    const { domains } = this.#work;
    for (let next = await this.#begin(); next; next = await this.#begin()) {
      try {
        await (next.isHidden ? this.#passOver(next) : this.#try(next));
      } finally {
        if (next.email !== null) domains.end(next.email);
      }
      if (this.#marks.length >= MARKED_AT_ONCE) this.#remembering = this.#remember();
      await this.#remembering;
    }
  }

  async end(): Promise<BatchEnd> {
    for (const left of this.#waiting.splice(0)) this.#giveBack(left, this.#work.clock());
    await this.#remember();
    if (this.#unused > 0) await charge(db, this.#batch.day, -this.#unused);
    return this.#then;
  }

  /** The next whose mail system takes one more; waits while all of these have enough, of this sending or of another. */
  async #begin(): Promise<Waiting | undefined> {
    while (this.#goesOn()) {
      const index = this.#waiting.findIndex((next, index) => this.#mayBegin(next, index));
      if (index >= 0) return this.#waiting.splice(index, 1)[0];
      await pause(LOOK_AGAIN_MS);
    }
    return undefined;
  }

  /** A hidden recipient waits for its turn in the list, so that the order of statuses tells nothing. */
  #mayBegin({ email, isHidden }: Waiting, index: number): boolean {
    if (email === null) return index === 0;
    if (isHidden && !this.#answers.isKnown(email)) return false;
    return this.#work.domains.begin(email);
  }

  #goesOn(): boolean {
    const { clock, signal } = this.#work;
    const isLate = clock().getTime() - this.#began > BEGINS_WITHIN_MS;
    return this.#then === 'more' && this.#waiting.length > 0 && !isLate && !signal.aborted;
  }

  async #try(recipient: Addressed): Promise<void> {
    const { letter } = this.#work;
    const later = await this.#waitsUntil(recipient);
    if (later) {
      this.#answers.note(recipient.email, null);
      return this.#giveBack(recipient, later);
    }
    let outcome: Exclude<Outcome, 'lost'> = 'sent';
    try {
      await mailTransport().sendFinished(letter(recipient));
    } catch (error) {
      const found = deliveryOutcome(error);
      outcome = found === 'lost' ? ((await isThere()) ? 'later' : 'away') : found;
      if (outcome === 'away')
        log.warn({ reason: withoutAddresses(String(error)) }, 'invitations wait: no mail leaves');
    }
    if (outcome !== 'sent') await this.#stays(recipient);
    await this.#note(recipient, outcome);
  }

  /** Time of the next try: the domain asked for a pause, or the mailbox had its letters of the day. */
  async #waitsUntil({ email, mailbox }: Claimed): Promise<Date | null> {
    if (email === null) return null;
    const { domains, clock } = this.#work;
    const later = domains.waitsUntil(email, clock());
    if (later) return later;
    try {
      return await consumeDailyInvitation(mailbox, clock());
    } catch {
      // Nothing leaves that nobody can count.
      this.#then = 'ended';
      return clock();
    }
  }

  /** A point that is not given back is gone with its day. */
  async #stays({ email, mailbox }: Claimed): Promise<void> {
    if (email !== null) await refundDailyInvitation(mailbox).catch(() => undefined);
  }

  async #note(recipient: Addressed, outcome: Exclude<Outcome, 'lost'>): Promise<void> {
    const { domains, refusals, clock } = this.#work;
    const { email, mailbox, attempts } = recipient;
    this.#answers.note(email, answerOf(outcome));
    if (outcome === 'sent') {
      this.#isThere = true;
      refusals.accepted(email);
      domains.accepted(email);
      this.#mark(recipient, 'sent', { left: true });
    } else if (outcome === 'away') {
      this.#then = 'away';
      this.#giveBack(recipient, clock());
    } else if (outcome === 'later') {
      // Whoever was put off before says nothing new of the domain.
      if (attempts === 1) domains.deferred(email, clock());
      this.#putOff(recipient);
    } else if (outcome === 'unsendable') {
      this.#unused += 1;
      this.#mark(recipient, 'notSent');
    } else {
      this.#mark(recipient, 'bounced');
      if (outcome === 'gone') {
        await insertOptOut(db, { mailbox, idEmp: null, reason: 'bounced' });
      }
      if (refusals.refused(email)) {
        this.#then = 'ended';
        const { idInvitation } = this.#batch.sending;
        await db.transaction((tx) => stopByItself(tx, idInvitation, 'refusals'));
      }
    }
  }

  /** Counted, charged and dated in its turn, and with the answer that the others of its domain had. */
  async #passOver(recipient: Waiting): Promise<void> {
    const { email } = recipient;
    const later = await this.#waitsUntil(recipient);
    if (later) return this.#giveBack(recipient, later);
    const domainAnswer = email === null ? null : this.#answers.of(email);
    if (!domainAnswer) this.#isThere ||= await isThere();
    const answer = domainAnswer ?? (this.#isThere ? 'sent' : 'away');
    if (answer === 'sent') {
      return this.#mark(recipient, 'sent', { left: true, tried: false });
    }
    await this.#stays(recipient);
    if (answer === 'later') this.#putOff(recipient);
    else if (answer === 'refused') this.#mark(recipient, 'bounced');
    else {
      this.#then = 'away';
      this.#giveBack(recipient, this.#work.clock());
    }
  }

  #putOff(recipient: Claimed): void {
    const again = nextTry(recipient.attempts, this.#work.clock());
    this.#unused += 1;
    this.#mark(recipient, again ? 'queued' : 'notSent', { dueAt: again });
  }

  #giveBack(recipient: Claimed, dueAt: Date): void {
    this.#unused += 1;
    this.#mark(recipient, 'queued', { tried: false, dueAt });
  }

  #mark(
    { idRecipient }: Claimed,
    status: RecipientStatus,
    {
      left = false,
      tried = true,
      dueAt = null,
    }: Partial<Omit<Mark, 'idRecipient' | 'status'>> = {},
  ): void {
    this.#marks.push({ idRecipient, status, left, tried, dueAt });
  }

  /** The letters are out: a database that is away for a minute must not make them go out again. */
  async #remember(): Promise<void> {
    const marks = this.#marks;
    this.#marks = [];
    if (marks.length === 0) return;
    const giveUpAt = Date.now() + REMEMBER_FOR_MS;
    while (true) {
      try {
        const state = await markRecipients(db, this.#batch.sending.idInvitation, marks);
        if (state !== 'sending') this.#then = 'ended';
        return;
      } catch (error) {
        if (this.#work.signal.aborted || Date.now() > giveUpAt) throw error;
        await pause(500);
      }
    }
  }
}
