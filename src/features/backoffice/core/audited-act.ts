import type { AuditedAction } from '#shared/core/domain/audit.ts';

export const ACTION_MESSAGE_KEYS = {
  'session.open': 'sessionOpen',
  'preview.view': 'previewView',
  'submission.approve': 'submissionApprove',
  'submission.return': 'submissionReturn',
  'claim.verify': 'claimVerify',
  'claim.approve': 'claimApprove',
  'claim.reject': 'claimReject',
  'company.remove': 'companyRemove',
  'package.assign': 'packageAssign',
  'invitations.suspend': 'invitationsSuspend',
  'invitations.resume': 'invitationsResume',
  'bounce.reverse': 'bounceReverse',
  'account.find': 'accountFind',
  'account.revokeSessions': 'accountRevokeSessions',
  'job.retry': 'jobRetry',
  'review.publish': 'reviewPublish',
  'review.reject': 'reviewReject',
  'review.keep': 'reviewKeep',
  'review.remove': 'reviewRemove',
  'review.uphold': 'reviewUphold',
  'review.dismiss': 'reviewDismiss',
} as const satisfies Record<AuditedAction, string>;

export interface AuditedAct {
  readonly idAudit: number;
  readonly adminName: string | null;
  readonly action: AuditedAction;
  readonly idEmp: number | null;
  readonly companyNameTh: string | null;
  readonly companyNameEn: string | null;
  readonly createdAt: Date;
}
