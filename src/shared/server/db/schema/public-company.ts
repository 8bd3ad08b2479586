import { sql } from 'drizzle-orm';
import { companies } from './companies.ts';

/** Whether visitors may know of a company: open, and its address proved if it registered itself. */
export const isPublicCompany = sql<boolean>`(${companies.isActive} and ${companies.isListed})`;
