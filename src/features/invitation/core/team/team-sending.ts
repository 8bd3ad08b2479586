import type { CampaignState, SuspensionReason } from '#shared/core/domain/invitation.ts';

/** What left and what came back; reminders are letters too. */
export interface SentFigures {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
}

/** A sending as the team sees it: of its recipients the numbers alone. */
export interface TeamCampaign extends SentFigures {
  readonly idInvitation: string;
  readonly idEmp: number;
  readonly companyNameTh: string;
  readonly companyNameEn: string;
  readonly state: CampaignState;
  readonly stoppedFor: SuspensionReason | null;
  readonly size: number;
  readonly createdAt: Date;
}

/** All that one company has sent, and the team's own stop of it. */
export interface TeamSender extends SentFigures {
  readonly campaigns: number;
  readonly stop: {
    readonly remark: string;
    readonly adminName: string | null;
    readonly createdAt: Date;
  } | null;
}
