-- Rows that an earlier release wrote follow the names of the code. The decisions in moderation_log, which are hashed,
-- stay as they are.
UPDATE "audit_log" a SET "action" = renamed.current
FROM (VALUES
  ('claim.prove', 'claim.verify'),
  ('claim.refuse', 'claim.reject'),
  ('review.refuse', 'review.reject'),
  ('package.give', 'package.assign'),
  ('sendings.stop', 'invitations.suspend'),
  ('sendings.allow', 'invitations.resume'),
  ('account.end', 'account.revokeSessions'),
  ('company.clear', 'company.remove')
) AS renamed (former, current)
WHERE a."action" = renamed.former;--> statement-breakpoint
UPDATE "audit_log" SET "subject" = 'email' WHERE "action" = 'bounce.reverse' AND "subject" = 'mailbox';--> statement-breakpoint
-- Queued jobs and schedules move to the queues of the present names; a new database has no job tables yet.
DO $$
DECLARE
  renamed CONSTANT jsonb := '{
    "act-on-silence": "request-opening-confirmations",
    "clear-unproved-companies": "clear-unverified-companies",
    "draw-invitation-figures": "publish-invitation-stats",
    "fold-company-counts": "compact-company-counts",
    "fold-invitation-marks": "compact-invitation-event-bits",
    "forget-applicants": "erase-applicants",
    "forget-company": "erase-company",
    "forget-expired-keys": "purge-expired-keys",
    "forget-kept-answers": "purge-idempotency-records",
    "forget-mails": "purge-mails",
    "forget-media": "delete-media-files",
    "forget-person": "erase-person",
    "forget-reactions": "purge-reactions",
    "forget-recipients": "erase-recipients",
    "forget-reports": "purge-reports",
    "forget-some-mails": "erase-mails",
    "forget-unconfirmed-alerts": "purge-unconfirmed-alerts",
    "forget-unfinished-sendings": "purge-unfinished-campaigns",
    "forget-used-points": "purge-rate-limits",
    "forget-visits": "purge-visits",
    "keep-archive": "refresh-archive",
    "keep-field-means": "refresh-field-means",
    "keep-integrity": "refresh-integrity",
    "keep-sitemap": "refresh-sitemap",
    "prove-archive": "verify-archive",
    "tell-applications": "notify-applications",
    "tell-search-engines": "notify-search-engines",
    "tell-writer": "notify-writer",
    "tidy-tombstones": "compact-tombstones"
  }';
BEGIN
  UPDATE "job_failures" f SET "job" = r.value FROM jsonb_each_text(renamed) r WHERE f."job" = r.key;
  IF to_regclass('pgboss.queue') IS NULL THEN
    RETURN;
  END IF;
  INSERT INTO pgboss.queue
    SELECT (jsonb_populate_record(q, jsonb_build_object('name', r.value))).*
    FROM pgboss.queue q JOIN jsonb_each_text(renamed) r ON q.name = r.key
    ON CONFLICT DO NOTHING;
  UPDATE pgboss.job j SET name = r.value FROM jsonb_each_text(renamed) r WHERE j.name = r.key;
  UPDATE pgboss.schedule s SET name = r.value FROM jsonb_each_text(renamed) r WHERE s.name = r.key;
  -- A scheduled run that is not yet in its queue, and the key that keeps it from being sent twice.
  UPDATE pgboss.job j SET data = jsonb_set(j.data, '{name}', to_jsonb(r.value)), singleton_key = r.value || '__'
    FROM jsonb_each_text(renamed) r
    WHERE j.name = '__pgboss__send-it' AND j.data->>'name' = r.key;
  DELETE FROM pgboss.queue WHERE renamed ? name;
END $$;
