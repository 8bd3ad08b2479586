-- Standard names for tables, columns, indexes, constraints, triggers and functions. No row changes.
-- Names only, before the first release: no older process reads this database.
-- squawk-ignore-file renaming-table, renaming-column
ALTER TABLE "kept_forms" RENAME TO "team_form_drafts";--> statement-breakpoint
ALTER TABLE "kept_answers" RENAME TO "idempotency_records";--> statement-breakpoint
ALTER TABLE "open_items" RENAME TO "review_item_locks";--> statement-breakpoint
ALTER TABLE "outgoing_mails" RENAME TO "email_outbox";--> statement-breakpoint
ALTER TABLE "company_recounts" RENAME TO "company_recount_schedule";--> statement-breakpoint
ALTER TABLE "nightly_figures" RENAME TO "nightly_stats";--> statement-breakpoint
ALTER TABLE "invitation_marks" RENAME TO "invitation_event_bits";--> statement-breakpoint
ALTER TABLE "invitation_new_marks" RENAME TO "invitation_pending_event_bits";--> statement-breakpoint
ALTER TABLE "invitation_days" RENAME TO "invitation_daily_counts";--> statement-breakpoint
ALTER TABLE "invitation_stops" RENAME TO "invitation_suspensions";--> statement-breakpoint
ALTER TABLE "mail_opt_outs" RENAME TO "email_suppressions";--> statement-breakpoint
ALTER TABLE "spent_proofs" RENAME TO "redeemed_proofs";--> statement-breakpoint
ALTER TABLE "alerts" RENAME COLUMN "mailbox" TO "email_hash";--> statement-breakpoint
ALTER TABLE "alerts" RENAME COLUMN "rhythm" TO "frequency";--> statement-breakpoint
ALTER TABLE "alerts" RENAME COLUMN "told_until" TO "notified_until";--> statement-breakpoint
ALTER TABLE "applications" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "company_claims" RENAME COLUMN "proved_at" TO "verified_at";--> statement-breakpoint
ALTER TABLE "company_counts" RENAME COLUMN "is_folded" TO "is_compacted";--> statement-breakpoint
ALTER TABLE "company_quotes" RENAME COLUMN "words" TO "text";--> statement-breakpoint
ALTER TABLE "company_search" RENAME COLUMN "words_th" TO "terms_th";--> statement-breakpoint
ALTER TABLE "company_search" RENAME COLUMN "words_en" TO "terms_en";--> statement-breakpoint
ALTER TABLE "company_visits" RENAME COLUMN "counted" TO "event";--> statement-breakpoint
ALTER TABLE "erased_recipients" RENAME COLUMN "mailbox" TO "email_hash";--> statement-breakpoint
ALTER TABLE "erased_recipients" RENAME COLUMN "until" TO "expires_at";--> statement-breakpoint
ALTER TABLE "invitation_link_uses" RENAME COLUMN "figure" TO "stat";--> statement-breakpoint
ALTER TABLE "invitation_event_bits" RENAME COLUMN "taken" TO "issued";--> statement-breakpoint
ALTER TABLE "invitation_pending_event_bits" RENAME COLUMN "taken" TO "issued";--> statement-breakpoint
ALTER TABLE "invitation_recipients" RENAME COLUMN "mailbox" TO "email_hash";--> statement-breakpoint
ALTER TABLE "invitation_recipients" RENAME COLUMN "place" TO "bit_index";--> statement-breakpoint
ALTER TABLE "invitations" RENAME COLUMN "figures_on" TO "stats_on";--> statement-breakpoint
ALTER TABLE "invitations" RENAME COLUMN "opened_figure" TO "opened_stat";--> statement-breakpoint
ALTER TABLE "invitations" RENAME COLUMN "parts_in" TO "received_parts";--> statement-breakpoint
ALTER TABLE "invitations" RENAME COLUMN "refused_before" TO "suppressed_before";--> statement-breakpoint
ALTER TABLE "invitations" RENAME COLUMN "reviewed_figure" TO "reviewed_stat";--> statement-breakpoint
ALTER TABLE "invitations" RENAME COLUMN "stopped_for" TO "suspended_reason";--> statement-breakpoint
ALTER TABLE "job_failures" RENAME COLUMN "in_a_row" TO "consecutive_failures";--> statement-breakpoint
ALTER TABLE "idempotency_records" RENAME COLUMN "answer" TO "response";--> statement-breakpoint
ALTER TABLE "idempotency_records" RENAME COLUMN "asked" TO "request_hash";--> statement-breakpoint
ALTER TABLE "team_form_drafts" RENAME COLUMN "place" TO "url";--> statement-breakpoint
ALTER TABLE "key_pairs" RENAME COLUMN "use" TO "token_use";--> statement-breakpoint
ALTER TABLE "email_suppressions" RENAME COLUMN "mailbox" TO "email_hash";--> statement-breakpoint
ALTER TABLE "nightly_stats" RENAME COLUMN "figures" TO "stats";--> statement-breakpoint
ALTER TABLE "openings" RENAME COLUMN "closed_by_silence" TO "is_auto_closed";--> statement-breakpoint
ALTER TABLE "openings" RENAME COLUMN "silence_due_at" TO "confirmation_due_at";--> statement-breakpoint
ALTER TABLE "openings" RENAME COLUMN "silence_told_at" TO "confirmation_requested_at";--> statement-breakpoint
ALTER TABLE "reactions" RENAME COLUMN "act" TO "type";--> statement-breakpoint
ALTER TABLE "reactions" RENAME COLUMN "place" TO "ip_hash";--> statement-breakpoint
ALTER TABLE "review_appeals" RENAME COLUMN "words" TO "text";--> statement-breakpoint
ALTER TABLE "review_reports" RENAME COLUMN "words" TO "text";--> statement-breakpoint
ALTER TABLE "review_sums" RENAME COLUMN "is_folded" TO "is_compacted";--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "told_employment_status" TO "disclosed_employment_status";--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "told_job_field" TO "disclosed_job_field";--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "told_job_grade" TO "disclosed_job_grade";--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "told_job_type" TO "disclosed_job_type";--> statement-breakpoint
ALTER TABLE "reviews" RENAME COLUMN "told_tenure" TO "disclosed_tenure";--> statement-breakpoint
ALTER TABLE "applications" RENAME CONSTRAINT "applications_told" TO "applications_shared_with_email";--> statement-breakpoint
ALTER TABLE "openings" RENAME CONSTRAINT "openings_silence" TO "openings_confirmation";--> statement-breakpoint
ALTER TABLE "email_outbox" RENAME CONSTRAINT "outgoing_mails_id_emp_companies_id_emp_fk" TO "email_outbox_id_emp_companies_id_emp_fk";--> statement-breakpoint
ALTER TABLE "email_outbox" RENAME CONSTRAINT "outgoing_mails_pkey" TO "email_outbox_pkey";--> statement-breakpoint
ALTER TABLE "email_outbox" RENAME CONSTRAINT "outgoing_mails_status" TO "email_outbox_status";--> statement-breakpoint
ALTER TABLE "reviews" RENAME CONSTRAINT "reviews_say_something" TO "reviews_not_empty";--> statement-breakpoint
ALTER TABLE "company_visits" RENAME CONSTRAINT "company_visits_counted" TO "company_visits_event";--> statement-breakpoint
ALTER TABLE "company_visits" RENAME CONSTRAINT "company_visits_id_emp_day_counted_value_pk" TO "company_visits_id_emp_day_event_value_pk";--> statement-breakpoint
ALTER TABLE "reactions" RENAME CONSTRAINT "reactions_act" TO "reactions_type";--> statement-breakpoint
ALTER TABLE "idempotency_records" RENAME CONSTRAINT "kept_answers_pkey" TO "idempotency_records_pkey";--> statement-breakpoint
ALTER TABLE "team_form_drafts" RENAME CONSTRAINT "kept_forms_id_admin_platform_admins_id_admin_fk" TO "team_form_drafts_id_admin_platform_admins_id_admin_fk";--> statement-breakpoint
ALTER TABLE "team_form_drafts" RENAME CONSTRAINT "kept_forms_pkey" TO "team_form_drafts_pkey";--> statement-breakpoint
ALTER TABLE "review_item_locks" RENAME CONSTRAINT "open_items_id_session_item_pk" TO "review_item_locks_id_session_item_pk";--> statement-breakpoint
ALTER TABLE "review_item_locks" RENAME CONSTRAINT "open_items_id_session_sessions_id_session_fk" TO "review_item_locks_id_session_sessions_id_session_fk";--> statement-breakpoint
ALTER TABLE "invitation_daily_counts" RENAME CONSTRAINT "invitation_days_id_emp_companies_id_emp_fk" TO "invitation_daily_counts_id_emp_companies_id_emp_fk";--> statement-breakpoint
ALTER TABLE "invitation_daily_counts" RENAME CONSTRAINT "invitation_days_id_emp_sender_day_pk" TO "invitation_daily_counts_id_emp_sender_day_pk";--> statement-breakpoint
ALTER TABLE "invitation_event_bits" RENAME CONSTRAINT "invitation_marks_id_invitation_invitations_id_invitation_fk" TO "invitation_event_bits_id_invitation_invitations_id_invitation_f";--> statement-breakpoint
ALTER TABLE "invitation_event_bits" RENAME CONSTRAINT "invitation_marks_pkey" TO "invitation_event_bits_pkey";--> statement-breakpoint
ALTER TABLE "invitation_suspensions" RENAME CONSTRAINT "invitation_stops_id_admin_platform_admins_id_admin_fk" TO "invitation_suspensions_id_admin_platform_admins_id_admin_fk";--> statement-breakpoint
ALTER TABLE "invitation_suspensions" RENAME CONSTRAINT "invitation_stops_id_emp_companies_id_emp_fk" TO "invitation_suspensions_id_emp_companies_id_emp_fk";--> statement-breakpoint
ALTER TABLE "invitation_suspensions" RENAME CONSTRAINT "invitation_stops_pkey" TO "invitation_suspensions_pkey";--> statement-breakpoint
ALTER TABLE "invitations" RENAME CONSTRAINT "invitations_stopped_for" TO "invitations_suspended_reason";--> statement-breakpoint
ALTER TABLE "email_suppressions" RENAME CONSTRAINT "mail_opt_outs_id_emp_companies_id_emp_fk" TO "email_suppressions_id_emp_companies_id_emp_fk";--> statement-breakpoint
ALTER TABLE "email_suppressions" RENAME CONSTRAINT "mail_opt_outs_reason" TO "email_suppressions_reason";--> statement-breakpoint
ALTER TABLE "redeemed_proofs" RENAME CONSTRAINT "spent_proofs_id_emp_companies_id_emp_fk" TO "redeemed_proofs_id_emp_companies_id_emp_fk";--> statement-breakpoint
ALTER TABLE "redeemed_proofs" RENAME CONSTRAINT "spent_proofs_pkey" TO "redeemed_proofs_pkey";--> statement-breakpoint
ALTER TABLE "alerts" RENAME CONSTRAINT "alerts_rhythm" TO "alerts_frequency";--> statement-breakpoint
ALTER TABLE "nightly_stats" RENAME CONSTRAINT "nightly_figures_name_key_pk" TO "nightly_stats_name_key_pk";--> statement-breakpoint
ALTER TABLE "company_recount_schedule" RENAME CONSTRAINT "company_recounts_id_emp_companies_id_emp_fk" TO "company_recount_schedule_id_emp_companies_id_emp_fk";--> statement-breakpoint
ALTER TABLE "invitation_pending_event_bits" RENAME CONSTRAINT "invitation_new_marks_id_invitation_invitations_id_invitation_fk" TO "invitation_pending_event_bits_id_invitation_invitations_id_invi";--> statement-breakpoint
ALTER TABLE "invitation_pending_event_bits" RENAME CONSTRAINT "invitation_new_marks_pkey" TO "invitation_pending_event_bits_pkey";--> statement-breakpoint
ALTER INDEX "alerts_by_address" RENAME TO "alerts_by_email";--> statement-breakpoint
ALTER INDEX "applications_untold" RENAME TO "applications_not_notified";--> statement-breakpoint
ALTER INDEX "company_counts_unfolded" RENAME TO "company_counts_uncompacted";--> statement-breakpoint
ALTER INDEX "company_recounts_by_company" RENAME TO "company_recount_schedule_by_company";--> statement-breakpoint
ALTER INDEX "company_recounts_by_time" RENAME TO "company_recount_schedule_by_time";--> statement-breakpoint
ALTER INDEX "company_stats_told" RENAME TO "company_stats_scored";--> statement-breakpoint
ALTER INDEX "invitation_link_uses_without_figure" RENAME TO "invitation_link_uses_without_stat";--> statement-breakpoint
ALTER INDEX "invitation_recipients_asked" RENAME TO "invitation_recipients_by_company_and_email";--> statement-breakpoint
ALTER INDEX "invitation_recipients_kept" RENAME TO "invitation_recipients_with_email";--> statement-breakpoint
ALTER INDEX "invitation_recipients_mailbox" RENAME TO "invitation_recipients_by_email";--> statement-breakpoint
ALTER INDEX "invitation_recipients_place" RENAME TO "invitation_recipients_bit_index";--> statement-breakpoint
ALTER INDEX "invitations_without_figures" RENAME TO "invitations_without_stats";--> statement-breakpoint
ALTER INDEX "kept_answers_by_age" RENAME TO "idempotency_records_by_age";--> statement-breakpoint
ALTER INDEX "kept_forms_by_admin" RENAME TO "team_form_drafts_by_admin";--> statement-breakpoint
ALTER INDEX "mail_opt_outs_once_each" RENAME TO "email_suppressions_once_each";--> statement-breakpoint
ALTER INDEX "open_items_by_item" RENAME TO "review_item_locks_by_item";--> statement-breakpoint
ALTER INDEX "openings_by_silence" RENAME TO "openings_by_confirmation";--> statement-breakpoint
ALTER INDEX "outgoing_mails_by_company" RENAME TO "email_outbox_by_company";--> statement-breakpoint
ALTER INDEX "outgoing_mails_by_status" RENAME TO "email_outbox_by_status";--> statement-breakpoint
ALTER INDEX "reactions_once_of_place" RENAME TO "reactions_once_per_ip";--> statement-breakpoint
ALTER INDEX "review_sums_unfolded" RENAME TO "review_sums_uncompacted";--> statement-breakpoint
ALTER INDEX "spent_proofs_by_day" RENAME TO "redeemed_proofs_by_day";--> statement-breakpoint
ALTER SEQUENCE "kept_forms_id_form_seq" RENAME TO "team_form_drafts_id_form_seq";--> statement-breakpoint
ALTER VIEW "company_counts_anew" RENAME TO "company_counts_expected";--> statement-breakpoint
ALTER VIEW "review_sums_anew" RENAME TO "review_sums_expected";--> statement-breakpoint
ALTER TRIGGER "applications_noted_added" ON "applications" RENAME TO "applications_recount_added";--> statement-breakpoint
ALTER TRIGGER "applications_noted_changed" ON "applications" RENAME TO "applications_recount_changed";--> statement-breakpoint
ALTER TRIGGER "applications_noted_removed" ON "applications" RENAME TO "applications_recount_removed";--> statement-breakpoint
ALTER TRIGGER "moderation_log_kept" ON "moderation_log" RENAME TO "moderation_log_append_only";--> statement-breakpoint
ALTER TRIGGER "moderation_log_not_emptied" ON "moderation_log" RENAME TO "moderation_log_not_truncated";--> statement-breakpoint
ALTER TRIGGER "openings_noted_added" ON "openings" RENAME TO "openings_recount_added";--> statement-breakpoint
ALTER TRIGGER "openings_noted_changed" ON "openings" RENAME TO "openings_recount_changed";--> statement-breakpoint
ALTER TRIGGER "platform_admins_decided_kept" ON "platform_admins" RENAME TO "platform_admins_decided_not_deleted";--> statement-breakpoint
ALTER TRIGGER "platform_admins_demo_kept" ON "platform_admins" RENAME TO "platform_admins_demo_unchanged";--> statement-breakpoint
ALTER TRIGGER "platform_admins_number_kept" ON "platform_admins" RENAME TO "platform_admins_id_unchanged";--> statement-breakpoint
ALTER FUNCTION "count_company_figures" RENAME TO "count_company_stats";--> statement-breakpoint
ALTER FUNCTION "keep_company_popularity" RENAME TO "sync_company_popularity";--> statement-breakpoint
ALTER FUNCTION "keep_company_search" RENAME TO "sync_company_search";--> statement-breakpoint
ALTER FUNCTION "keep_decided_account" RENAME TO "protect_decided_account";--> statement-breakpoint
ALTER FUNCTION "keep_demo_mark" RENAME TO "protect_demo_flag";--> statement-breakpoint
ALTER FUNCTION "keep_moderation_log" RENAME TO "protect_moderation_log";--> statement-breakpoint
ALTER FUNCTION "keep_review_sums" RENAME TO "track_review_sums";--> statement-breakpoint
ALTER FUNCTION "mend_review_sums" RENAME TO "reconcile_review_sums";--> statement-breakpoint
ALTER FUNCTION "note_applications" RENAME TO "schedule_application_recounts";--> statement-breakpoint
ALTER FUNCTION "note_opening_times" RENAME TO "schedule_opening_recounts";--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_counts(integer[], integer[]) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT array_agg(a + b ORDER BY index) FROM unnest($1, $2) WITH ORDINALITY pairs (a, b, index)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION reconcile_review_sums(first_emp integer, last_emp integer) RETURNS bigint LANGUAGE sql AS $$
  WITH corrections AS (
    INSERT INTO review_sums (id_emp, month, counts, state, is_compacted)
    SELECT id_emp, month, sum_counts(counts), bit_xor(state), bool_and(is_expected) FROM (
      SELECT id_emp, month, counts, state, true AS is_expected
      FROM review_sums_expected WHERE id_emp BETWEEN first_emp AND last_emp
      UNION ALL
      SELECT id_emp, month, ARRAY(SELECT -unnest(counts)), state, false
      FROM review_sums WHERE id_emp BETWEEN first_emp AND last_emp
    ) compared
    GROUP BY id_emp, month
    HAVING bit_xor(state) <> 0 OR NOT 0 = ALL (sum_counts(counts))
    RETURNING 1
  ) SELECT count(*) FROM corrections
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION schedule_application_recounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO company_recount_schedule (id_emp, due_at) SELECT DISTINCT id_emp, now() FROM added WHERE consented;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO company_recount_schedule (id_emp, due_at)
    SELECT DISTINCT a.id_emp, now() FROM added a JOIN removed r USING (id_application) WHERE a.consented <> r.consented;
  ELSE
    -- Applications deleted together with their company need no recount.
    INSERT INTO company_recount_schedule (id_emp, due_at)
    SELECT DISTINCT id_emp, now() FROM removed JOIN companies USING (id_emp) WHERE consented;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION schedule_opening_recounts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_recount_schedule (id_emp, due_at)
  SELECT DISTINCT id_emp, due_at FROM added, LATERAL (VALUES (posted_at), (expires_at)) times (due_at)
  WHERE closed_at IS NULL AND (due_at > now() OR TG_OP = 'UPDATE');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION sync_company_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.is_active AND new.is_listed THEN
    INSERT INTO company_search (id_emp, terms_th, terms_en, key_symbol, popularity)
    VALUES (new.id_emp, fold_name(new.company_name_th), fold_name(new.company_name_en),
      replace(fold_name(new.stock_symbol), ' ', ''),
      coalesce((SELECT review_count + application_count / 10 FROM company_stats
        WHERE company_stats.id_emp = new.id_emp), 0))
    ON CONFLICT (id_emp) DO UPDATE SET terms_th = excluded.terms_th, terms_en = excluded.terms_en,
      key_symbol = excluded.key_symbol;
  ELSE
    DELETE FROM company_search WHERE id_emp = new.id_emp;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION spread_company_counts(
  id_emps integer[], industries integer[], provinces text[], fields integer[],
  companies_by integer[], reviews_by integer[], openings_by integer[]
) RETURNS TABLE (
  id_industry integer, id_job_field integer, province text, companies integer, reviews integer, openings integer
) LANGUAGE sql STABLE AS $$
  WITH changed AS (
    SELECT * FROM unnest(id_emps, industries, provinces, fields, companies_by, reviews_by, openings_by)
      company (id_emp, industry, region, field, c, r, o)
  ), under AS (
    SELECT industry, region, coalesce(field, 0) AS field, c, r, o FROM changed
    UNION ALL
    SELECT industry, region, f.id_job_field, c, r, o
    FROM changed JOIN company_job_fields f USING (id_emp) WHERE field IS NULL
  )
  SELECT CASE WHEN by_industry THEN industry ELSE 0 END, field, CASE WHEN by_province THEN region ELSE '' END,
    sum(c)::integer, sum(r)::integer, sum(o)::integer
  FROM under, (VALUES (false, false), (true, false), (false, true), (true, true)) part (by_industry, by_province)
  WHERE region IS NOT NULL OR NOT by_province
  GROUP BY 1, 2, 3
  HAVING sum(c) <> 0 OR sum(r) <> 0 OR sum(o) <> 0
$$;
