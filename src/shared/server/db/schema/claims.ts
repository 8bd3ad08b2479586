import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CLAIM_STATUSES } from '../../../core/domain/claim.ts';
import { platformAdmins } from './accounts.ts';
import { createdAt, identity, instant, oneOf } from './columns.ts';
import { companies, users } from './companies.ts';

/** Accounts that ask to look after a listed company which nobody looks after. */
export const companyClaims = pgTable(
  'company_claims',
  {
    idClaim: identity('id_claim'),
    /** The company asked for. */
    idEmp: integer('id_emp')
      .notNull()
      .references(() => companies.idEmp, { onDelete: 'cascade' }),
    idUser: integer('id_user')
      .notNull()
      .references(() => users.idUser, { onDelete: 'cascade' }),
    /** What the account belongs to meanwhile: a company that is never listed. */
    idStandIn: integer('id_stand_in').references(() => companies.idEmp, { onDelete: 'set null' }),
    /** The tax id as it was typed; the company gets it if it has none and nobody else has it. */
    taxId: text('tax_id').notNull(),
    status: text('status', { enum: CLAIM_STATUSES }).notNull().default('waiting'),
    /** When the account proved its address; the team sees no claim before. */
    verifiedAt: instant('proved_at'),
    remark: text('remark').notNull().default(''),
    decidedAt: instant('decided_at'),
    /** Nobody, when the address proved it. */
    decidedBy: integer('decided_by').references(() => platformAdmins.idAdmin),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_claims_user').on(table.idUser),
    uniqueIndex('company_claims_stand_in').on(table.idStandIn),
    index('company_claims_by_company').on(table.idEmp),
    index('company_claims_by_status').on(table.status, table.createdAt),
    oneOf('company_claims_status', table.status, CLAIM_STATUSES),
  ],
);
