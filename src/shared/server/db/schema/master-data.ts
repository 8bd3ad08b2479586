import { char, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const jobFields = pgTable('job_fields', {
  idJobField: integer('id_job_field').primaryKey(),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
});

export const industries = pgTable('industries', {
  idIndustry: integer('id_industry').primaryKey(),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
});

export const provinces = pgTable('provinces', {
  /** ISO 3166-2 without the country: `10` is Bangkok. */
  code: char('code', { length: 2 }).primaryKey(),
  nameTh: text('name_th').notNull(),
  nameEn: text('name_en').notNull(),
});
