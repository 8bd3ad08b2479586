-- Standard names for mails: waiting mails of an earlier name are sent, and stored ones are found.
UPDATE "email_outbox" SET "template" = "names"."after"
FROM (VALUES
  ('silent-openings', 'opening-confirmation-request'),
  ('claim-refused', 'claim-rejected'),
  ('review-refused', 'review-rejected'),
  ('deletion-asked', 'deletion-requested'),
  ('account-kept', 'deletion-cancelled'),
  ('sending-stopped', 'campaign-suspended'),
  ('package.given', 'package.assigned')
) AS "names" ("before", "after")
WHERE "template" = "names"."before";
