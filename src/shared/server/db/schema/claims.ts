import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { CLAIM_STATUSES } from '../../../core/domain/claim.ts';
import { platformAdmins } from './accounts.ts';
import { createdAt, identity, instant, oneOf } from './columns.ts';
import { companies, ofCompany, users } from './companies.ts';

/** Requests of accounts to manage a listed company that is unclaimed. */
export const companyClaims = pgTable(
  'company_claims',
  {
    idClaim: identity('id_claim'),
    idEmp: ofCompany(),
    idUser: integer('id_user')
      .notNull()
      .references(() => users.idUser, { onDelete: 'cascade' }),
    /** Placeholder company of the account until the decision; never listed. */
    idPlaceholder: integer('id_stand_in').references(() => companies.idEmp, {
      onDelete: 'set null',
    }),
    /** Entered by the claimant; copied to a company without one if no other company uses it. */
    taxId: text('tax_id').notNull(),
    status: text('status', { enum: CLAIM_STATUSES }).notNull().default('waiting'),
    /** Verification of the account's e-mail; the team sees the claim only afterwards. */
    verifiedAt: instant('verified_at'),
    remark: text('remark').notNull().default(''),
    decidedAt: instant('decided_at'),
    /** The deciding admin; null if an address of the company's domain decided it automatically. */
    decidedBy: integer('decided_by').references(() => platformAdmins.idAdmin),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_claims_user').on(table.idUser),
    uniqueIndex('company_claims_stand_in').on(table.idPlaceholder),
    index('company_claims_by_company').on(table.idEmp),
    index('company_claims_by_status').on(table.status, table.createdAt),
    oneOf('company_claims_status', table.status, CLAIM_STATUSES),
  ],
);
