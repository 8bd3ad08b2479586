import type { AuditedAction } from '#shared/core/domain/audit.ts';

export interface AuditedAct {
  readonly idAudit: number;
  readonly adminName: string | null;
  readonly action: AuditedAction;
  readonly idEmp: number | null;
  readonly companyNameTh: string | null;
  readonly companyNameEn: string | null;
  readonly createdAt: Date;
}
