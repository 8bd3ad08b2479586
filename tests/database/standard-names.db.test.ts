import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { jobWorkers } from '#app/jobs.ts';
import { AUDITED_ACTIONS } from '#shared/core/domain/audit.ts';
import { MIGRATIONS } from '#shared/server/db/migrate/migrate.ts';
import { db } from '#shared/server/db/pool.ts';
import { pgBoss, stopBoss } from '#shared/server/jobs/boss.ts';
import { scheduledJob } from '#shared/server/jobs/job.ts';
import { startWorkers, stopWorkers } from '#shared/server/jobs/start-workers.ts';

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
  const allowed: readonly string[] = AUDITED_ACTIONS;
  expect(rows.filter(({ action }) => !allowed.includes(action))).toEqual([]);
});

it('moves queued jobs and schedules of an earlier release to the present queues', async () => {
  const boss = await pgBoss();
  await boss.createQueue('forget-reports', { retryLimit: 7 });
  await boss.schedule('forget-reports', '55 3 * * *', {}, { tz: 'Asia/Bangkok' });
  await boss.send('forget-reports', {});
  await boss.createQueue('__pgboss__send-it');
  const waiting = { data: { name: 'forget-reports' }, singletonKey: 'forget-reports__' };
  await boss.insert('__pgboss__send-it', [waiting]);
  await db.execute(sql`insert into job_failures values ('forget-reports', 3)`);
  await stopBoss(1000);

  await db.execute(sql.raw(MIGRATION));

  const { rows } = await db.execute(sql`select name, data ->> 'name' as run, singleton_key as key
    from pgboss.job where name in ('forget-reports', 'purge-reports', '__pgboss__send-it')
    order by name`);
  expect(rows).toEqual([
    { name: '__pgboss__send-it', run: 'purge-reports', key: 'purge-reports__' },
    { name: 'purge-reports', run: null, key: null },
  ]);
  const { rows: failing } = await db.execute(sql`select job from job_failures`);
  expect(failing).toEqual([{ job: 'purge-reports' }]);
  const run = vi.fn(async () => {});
  await startWorkers([scheduledJob({ name: 'purge-reports', cron: '55 3 * * *' }, run)], 'worker');
  await expect.poll(() => run.mock.calls.length).toBe(1);
  const started = await pgBoss();
  expect((await started.getSchedules()).map(({ name }) => name)).toEqual(['purge-reports']);
  expect(await started.getQueue('forget-reports')).toBeNull();
  await stopWorkers(1000);
});

it('renames queues to those of today', () => {
  const [, list = '{}'] = /renamed CONSTANT jsonb := '([^']+)'/.exec(MIGRATION) ?? [];
  const renamed: Record<string, string> = JSON.parse(list);
  const today = jobWorkers.map(({ name }) => name);
  expect(Object.values(renamed).filter((name) => !today.includes(name))).toEqual([]);
  expect(Object.keys(renamed).filter((name) => today.includes(name))).toEqual([]);
});
