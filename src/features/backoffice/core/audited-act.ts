import type { AuditedAction } from '#shared/core/domain/audit.ts';

/** Key of each action in the catalogue. */
export const ACTION_MESSAGE_KEYS = {
  'session.open': 'sessionOpen',
  'preview.view': 'previewView',
  'submission.approve': 'submissionApprove',
  'submission.return': 'submissionReturn',
  'claim.prove': 'claimProve',
  'claim.approve': 'claimApprove',
  'claim.refuse': 'claimRefuse',
  'company.clear': 'companyClear',
  'package.give': 'packageGive',
  'sendings.stop': 'sendingsStop',
  'sendings.allow': 'sendingsAllow',
  'bounce.reverse': 'bounceReverse',
  'account.find': 'accountFind',
  'account.end': 'accountEnd',
  'job.retry': 'jobRetry',
  'review.publish': 'reviewPublish',
  'review.refuse': 'reviewRefuse',
  'review.keep': 'reviewKeep',
  'review.remove': 'reviewRemove',
  'review.uphold': 'reviewUphold',
  'review.dismiss': 'reviewDismiss',
} as const satisfies Record<AuditedAction, string>;

export interface AuditedAct {
  readonly idAudit: number;
  /** The team member, if one took part. */
  readonly adminName: string | null;
  readonly action: AuditedAction;
  readonly idEmp: number | null;
  readonly companyNameTh: string | null;
  readonly companyNameEn: string | null;
  readonly createdAt: Date;
}
