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
UPDATE "audit_log" SET "subject" = 'email' WHERE "action" = 'bounce.reverse' AND "subject" = 'mailbox';
