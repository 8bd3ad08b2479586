import type { CampaignState, SuspensionReason } from '#shared/core/domain/invitation.ts';

/** Totals of sent, bounced and reported e-mails, reminders included. */
export interface SentFigures {
  readonly sent: number;
  readonly bounced: number;
  readonly complained: number;
}

/** A campaign as shown to the team: numbers, but no recipients. */
export interface TeamCampaign extends SentFigures {
  readonly idInvitation: string;
  readonly idEmp: number;
  readonly companyNameTh: string;
  readonly companyNameEn: string;
  readonly state: CampaignState;
  readonly suspendedReason: SuspensionReason | null;
  readonly size: number;
  readonly createdAt: Date;
}

export interface TeamSender extends SentFigures {
  readonly campaigns: number;
  readonly stop: {
    readonly remark: string;
    readonly adminName: string | null;
    readonly createdAt: Date;
  } | null;
}
