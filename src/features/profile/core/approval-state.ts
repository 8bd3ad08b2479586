import type { ApprovalStatus } from '#shared/core/company/profile-lists.ts';
import { fail, ok, type Result } from '#shared/core/result.ts';

/** W waiting, A approved, R returned with remark, P published, D withdrawn; null before the first submission. */
export type ApprovalState = ApprovalStatus | null;

export const APPROVAL_ACTIONS = ['submit', 'withdraw', 'approve', 'return', 'publish'] as const;
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

export const ACTORS = ['owner', 'team'] as const;
export type SubmissionActor = (typeof ACTORS)[number];

const MAY: Readonly<Record<ApprovalAction, SubmissionActor>> = {
  submit: 'owner',
  withdraw: 'owner',
  approve: 'team',
  return: 'team',
  publish: 'team',
};

const NEXT: Readonly<
  Record<ApprovalAction, { from: readonly ApprovalState[]; to: ApprovalStatus }>
> = {
  submit: { from: [null, 'R', 'P', 'D'], to: 'W' },
  withdraw: { from: ['W'], to: 'D' },
  approve: { from: ['W'], to: 'A' },
  return: { from: ['W'], to: 'R' },
  publish: { from: ['A'], to: 'P' },
};

/** Computes the next status: a page becomes public only through W, A and P in this order. */
export function nextApproval(
  state: ApprovalState,
  action: ApprovalAction,
  actor: SubmissionActor,
): Result<ApprovalStatus, 'forbidden' | 'conflict'> {
  if (MAY[action] !== actor) return fail('forbidden');
  const { from, to } = NEXT[action];
  return from.includes(state) ? ok(to) : fail('conflict');
}

/** Locks the draft while the team reads it, so that they approve exactly what they read. */
export function isLocked(state: ApprovalState): boolean {
  return state === 'W' || state === 'A';
}
