import { setTimeout as pause } from 'node:timers/promises';
import type { RecipientStatus } from '#shared/core/domain/invitation.ts';
import { db } from '#shared/server/db/pool.ts';
import { log } from '#shared/server/log.ts';
import { withoutAddresses } from '#shared/server/mail/mail-address.ts';
import { MAX_CONNECTIONS, mailTransport } from '#shared/server/mail/mail-transport.ts';
import { insertOptOut } from '../stop/opt-out-queries.ts';
import { suspendAutomatically } from '../stop/stop-by-itself.ts';
import { type Batch, CLAIM_TTL_MS } from './claim-batch.ts';
import {
  addToDailyCount,
  type Claimed,
  type DeliveryMark,
  markRecipients,
} from './claim-queries.ts';
import { DomainResponses } from './domain-answers.ts';
import { consumeDailyInvitation, refundDailyInvitation } from './invitations-per-email.ts';
import { type DeliveryOutcome, deliveryOutcome } from './outcome-of.ts';
import type { InvitationRenderer } from './prepare-email.ts';
import {
  type ConsecutiveRejections,
  nextAttemptAt,
  type ReceivingDomains,
} from './receiving-domains.ts';

/** Outcomes are stored in groups of this size; a crash repeats e-mails not yet stored. */
const MARK_BATCH_SIZE = 10;
/** E-mails are started only this long after the claim, so that they end before it expires. */
const START_WINDOW_MS = CLAIM_TTL_MS / 4;
const MARK_RETRY_MS = 90_000;
const POLL_INTERVAL_MS = 25;

interface BatchContext {
  readonly renderFor: InvitationRenderer;
  readonly domains: ReceivingDomains;
  readonly rejections: ConsecutiveRejections;
  readonly clock: () => Date;
  readonly signal: AbortSignal;
}

type RecipientWithEmail = Claimed & { readonly email: string };

/** Hidden recipients opted out or were erased: no e-mail is sent, but they look like the others. */
type QueuedRecipient =
  | (RecipientWithEmail & { readonly isHidden: boolean })
  | (Claimed & { readonly isHidden: true });

/** `ended`: the campaign must not continue now; `away`: the mail server is unavailable. */
export type BatchEnd = 'more' | 'ended' | 'away';

export async function sendBatch(batch: Batch, work: BatchContext): Promise<BatchEnd> {
  const run = new BatchRun(batch, work);
  await Promise.all(Array.from({ length: MAX_CONNECTIONS }, () => run.lane()));
  return run.end();
}

const domainResponseOf = (outcome: DeliveryOutcome) =>
  outcome === 'sent' || outcome === 'later' || outcome === 'refused' ? outcome : null;

/** True if the mail server accepts a session, so that a lost one was due to the recipient. */
function isMailServerUp(): Promise<boolean> {
  return mailTransport()
    .check()
    .then(
      () => true,
      () => false,
    );
}

class BatchRun {
  readonly #batch: Batch;
  readonly #work: BatchContext;
  readonly #startedAtMs: number;
  readonly #queue: QueuedRecipient[] = [];
  readonly #responses = new DomainResponses();
  #isServerUp = false;
  #marks: DeliveryMark[] = [];
  #unusedCount = 0;
  #batchEnd: BatchEnd = 'more';
  /** The write of outcomes in progress, awaited before further e-mails are sent. */
  #pendingWrite = Promise.resolve();

  constructor(batch: Batch, work: BatchContext) {
    this.#batch = batch;
    this.#work = work;
    this.#startedAtMs = work.clock().getTime();
    for (const recipient of batch.recipients) this.#enqueue(recipient);
  }

  #enqueue(recipient: Claimed): void {
    const { email, emailHash, round } = recipient;
    if (email !== null && !this.#batch.optedOut.has(emailHash)) {
      this.#responses.expect(email);
      this.#queue.push({ ...recipient, email, isHidden: false });
    } else if (email === null || round > 1 || !this.#batch.bounced.has(emailHash)) {
      this.#queue.push({ ...recipient, isHidden: true });
    } else {
      this.#unusedCount += 1;
      this.#mark(recipient, 'notSent', { tried: false });
    }
  }

  async lane(): Promise<void> {
    const { domains } = this.#work;
    for (let next = await this.#takeNext(); next; next = await this.#takeNext()) {
      try {
        await (next.isHidden ? this.#skip(next) : this.#send(next));
      } finally {
        if (next.email !== null) domains.release(next.email);
      }
      if (this.#marks.length >= MARK_BATCH_SIZE) this.#pendingWrite = this.#writeMarks();
      await this.#pendingWrite;
    }
  }

  async end(): Promise<BatchEnd> {
    for (const recipient of this.#queue.splice(0)) this.#requeue(recipient, this.#work.clock());
    await this.#writeMarks();
    if (this.#unusedCount > 0) await addToDailyCount(db, this.#batch.day, -this.#unusedCount);
    return this.#batchEnd;
  }

  /** The next recipient whose domain has a free connection; waits while all are at their limit. */
  async #takeNext(): Promise<QueuedRecipient | undefined> {
    while (this.#canContinue()) {
      const index = this.#queue.findIndex((candidate, index) => this.#canStart(candidate, index));
      if (index >= 0) return this.#queue.splice(index, 1)[0];
      await pause(POLL_INTERVAL_MS);
    }
    return undefined;
  }

  /** Hidden recipients wait for their turn, so that the order of outcomes does not reveal them. */
  #canStart({ email, isHidden }: QueuedRecipient, index: number): boolean {
    if (email === null) return index === 0;
    if (isHidden && !this.#responses.isKnown(email)) return false;
    return this.#work.domains.acquire(email);
  }

  #canContinue(): boolean {
    const { clock, signal } = this.#work;
    const isLate = clock().getTime() - this.#startedAtMs > START_WINDOW_MS;
    return this.#batchEnd === 'more' && this.#queue.length > 0 && !isLate && !signal.aborted;
  }

  async #send(recipient: RecipientWithEmail): Promise<void> {
    const { renderFor } = this.#work;
    const retryAt = await this.#findRetryTime(recipient);
    if (retryAt) {
      this.#responses.note(recipient.email, null);
      return this.#requeue(recipient, retryAt);
    }
    let outcome: Exclude<DeliveryOutcome, 'lost'> = 'sent';
    try {
      await mailTransport().sendSerialized(renderFor(recipient));
    } catch (error) {
      const found = deliveryOutcome(error);
      outcome = found === 'lost' ? ((await isMailServerUp()) ? 'later' : 'away') : found;
      if (outcome === 'away')
        log.warn(
          { reason: withoutAddresses(String(error)) },
          'sending invitations is delayed: the mail server is unavailable',
        );
    }
    if (outcome !== 'sent') await this.#refund(recipient);
    await this.#note(recipient, outcome);
  }

  async #findRetryTime({ email, emailHash }: Claimed): Promise<Date | null> {
    if (email === null) return null;
    const { domains, clock } = this.#work;
    const pausedUntil = domains.pausedUntil(email, clock());
    if (pausedUntil) return pausedUntil;
    try {
      return await consumeDailyInvitation(emailHash, clock());
    } catch {
      // The daily limit cannot be checked, so no e-mail may leave.
      this.#batchEnd = 'ended';
      return clock();
    }
  }

  /** Errors are ignored, because the daily count expires at midnight anyway. */
  async #refund({ email, emailHash }: Claimed): Promise<void> {
    if (email !== null) await refundDailyInvitation(emailHash).catch(() => undefined);
  }

  async #note(
    recipient: RecipientWithEmail,
    outcome: Exclude<DeliveryOutcome, 'lost'>,
  ): Promise<void> {
    const { domains, rejections, clock } = this.#work;
    const { email, emailHash, attempts } = recipient;
    this.#responses.note(email, domainResponseOf(outcome));
    if (outcome === 'sent') {
      this.#isServerUp = true;
      rejections.accepted(email);
      domains.accepted(email);
      this.#mark(recipient, 'sent', { left: true });
    } else if (outcome === 'away') {
      this.#batchEnd = 'away';
      this.#requeue(recipient, clock());
    } else if (outcome === 'later') {
      // Only the first deferral of a recipient counts against the domain.
      if (attempts === 1) domains.deferred(email, clock());
      this.#defer(recipient);
    } else if (outcome === 'unsendable') {
      this.#unusedCount += 1;
      this.#mark(recipient, 'notSent');
    } else {
      this.#mark(recipient, 'bounced');
      if (outcome === 'gone') {
        await insertOptOut(db, { emailHash, idEmp: null, reason: 'bounced' });
      }
      if (rejections.rejected(email)) {
        this.#batchEnd = 'ended';
        const { idInvitation } = this.#batch.campaign;
        await db.transaction((tx) => suspendAutomatically(tx, idInvitation, 'refusals'));
      }
    }
  }

  /** Simulates an e-mail to a hidden recipient, with its domain's response to other e-mails. */
  async #skip(recipient: QueuedRecipient): Promise<void> {
    const { email } = recipient;
    const retryAt = await this.#findRetryTime(recipient);
    if (retryAt) return this.#requeue(recipient, retryAt);
    const domainResponse = email === null ? null : this.#responses.of(email);
    if (!domainResponse) this.#isServerUp ||= await isMailServerUp();
    const response = domainResponse ?? (this.#isServerUp ? 'sent' : 'away');
    if (response === 'sent') {
      return this.#mark(recipient, 'sent', { left: true, tried: false });
    }
    await this.#refund(recipient);
    if (response === 'later') this.#defer(recipient);
    else if (response === 'refused') this.#mark(recipient, 'bounced');
    else {
      this.#batchEnd = 'away';
      this.#requeue(recipient, this.#work.clock());
    }
  }

  #defer(recipient: Claimed): void {
    const retryAt = nextAttemptAt(recipient.attempts, this.#work.clock());
    this.#unusedCount += 1;
    this.#mark(recipient, retryAt ? 'queued' : 'notSent', { dueAt: retryAt });
  }

  #requeue(recipient: Claimed, dueAt: Date): void {
    this.#unusedCount += 1;
    this.#mark(recipient, 'queued', { tried: false, dueAt });
  }

  #mark(
    { idRecipient }: Claimed,
    status: RecipientStatus,
    {
      left = false,
      tried = true,
      dueAt = null,
    }: Partial<Omit<DeliveryMark, 'idRecipient' | 'status'>> = {},
  ): void {
    this.#marks.push({ idRecipient, status, left, tried, dueAt });
  }

  /** Retries while the database is unreachable: outcomes not stored would repeat the e-mails. */
  async #writeMarks(): Promise<void> {
    const marks = this.#marks;
    this.#marks = [];
    if (marks.length === 0) return;
    const deadlineMs = Date.now() + MARK_RETRY_MS;
    while (true) {
      try {
        const state = await markRecipients(db, this.#batch.campaign.idInvitation, marks);
        if (state !== 'sending') this.#batchEnd = 'ended';
        return;
      } catch (error) {
        if (this.#work.signal.aborted || Date.now() > deadlineMs) throw error;
        await pause(500);
      }
    }
  }
}
