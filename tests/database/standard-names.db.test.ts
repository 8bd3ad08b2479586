import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { AUDITED_ACTIONS } from '#shared/core/domain/audit.ts';
import { MIGRATIONS } from '#shared/server/db/migrate.ts';
import { db } from '#shared/server/db/pool.ts';

const MIGRATION = readFileSync(join(MIGRATIONS, '0080_standard-actions.sql'), 'utf8');

it('renames the logged actions of an earlier release, and no other', async () => {
  await db.execute(sql`insert into audit_log (actor_kind, action, subject) values
    ('visitor', 'claim.prove', 'company:1'), ('platformAdmin', 'claim.refuse', 'company:1'),
    ('platformAdmin', 'review.refuse', 'review:1'), ('platformAdmin', 'package.give', 'company:1'),
    ('platformAdmin', 'sendings.stop', 'company:1'), ('platformAdmin', 'sendings.allow', 'company:1'),
    ('platformAdmin', 'account.end', 'account:1'), ('system', 'company.clear', 'company:1'),
    ('platformAdmin', 'bounce.reverse', 'mailbox'), ('platformAdmin', 'review.keep', 'review:1')`);
  await db.execute(sql.raw(MIGRATION));
  const { rows } = await db.execute<{ action: string; subject: string }>(
    sql`select action, subject from audit_log order by id_audit`,
  );
  expect(rows).toEqual([
    { action: 'claim.verify', subject: 'company:1' },
    { action: 'claim.reject', subject: 'company:1' },
    { action: 'review.reject', subject: 'review:1' },
    { action: 'package.assign', subject: 'company:1' },
    { action: 'invitations.suspend', subject: 'company:1' },
    { action: 'invitations.resume', subject: 'company:1' },
    { action: 'account.revokeSessions', subject: 'account:1' },
    { action: 'company.remove', subject: 'company:1' },
    { action: 'bounce.reverse', subject: 'email' },
    { action: 'review.keep', subject: 'review:1' },
  ]);
  const known: readonly string[] = AUDITED_ACTIONS;
  expect(rows.filter(({ action }) => !known.includes(action))).toEqual([]);
});
