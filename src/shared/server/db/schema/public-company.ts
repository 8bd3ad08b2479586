import { sql } from 'drizzle-orm';
import { companies } from './companies.ts';

/** True for companies visible to visitors: active, and verified if self-registered. */
export const isPublicCompany = sql<boolean>`(${companies.isActive} and ${companies.isListed})`;
