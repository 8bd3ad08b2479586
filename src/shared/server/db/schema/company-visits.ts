import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { COUNTED } from '../../../core/domain/visit.ts';
import { oneOf } from './columns.ts';
import { ofCompany } from './companies.ts';

/** Daily numbers of visitors by event; no time of day and no identity. */
export const companyVisits = pgTable(
  'company_visits',
  {
    idEmp: ofCompany(),
    day: date('day').notNull(),
    event: text('event', { enum: COUNTED }).notNull(),
    /** Page, source or search terms; empty for events without detail. */
    value: text('value').notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.idEmp, table.day, table.event, table.value] }),
    index('company_visits_by_day').on(table.day),
    oneOf('company_visits_event', table.event, COUNTED),
    check('company_visits_visitors', sql`${table.visitors} > 0`),
  ],
);
