/** What an act of the log is called in the catalogue. */
export const ACT_WORDS = {
  'session.open': 'sessionOpen',
  'preview.view': 'previewView',
  'submission.approve': 'submissionApprove',
  'submission.return': 'submissionReturn',
} as const;
export type ActWord = (typeof ACT_WORDS)[keyof typeof ACT_WORDS];

export interface AuditedAct {
  readonly idAudit: number;
  /** Who of the review team; null when the act was nobody's of them. */
  readonly adminName: string | null;
  readonly action: string;
  /** The company it was about, if it was about one. */
  readonly idEmp: number | null;
  readonly companyNameTh: string | null;
  readonly companyNameEn: string | null;
  readonly createdAt: Date;
}

/** Null for an act this version has no words for. */
export function wordOfAct(action: string): ActWord | null {
  return action in ACT_WORDS ? ACT_WORDS[action as keyof typeof ACT_WORDS] : null;
}
