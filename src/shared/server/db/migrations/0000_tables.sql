CREATE SEQUENCE "public"."public_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "key_pairs" (
	"enc_hash" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"family" uuid NOT NULL,
	"use" text NOT NULL,
	"id_user" integer,
	"id_jsk" integer,
	"id_session" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_pairs_one_owner" CHECK (num_nonnulls("key_pairs"."id_user", "key_pairs"."id_jsk") = 1)
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"id_user" integer,
	"id_jsk" integer,
	"id_admin" integer,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_admins" (
	"id_admin" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform_admins_id_admin_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "platform_admins_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_session" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"id_user" integer,
	"id_jsk" integer,
	"id_admin" integer,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"authenticated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_one_owner" CHECK (num_nonnulls("sessions"."id_user", "sessions"."id_jsk", "sessions"."id_admin") = 1),
	CONSTRAINT "sessions_kind" CHECK ("sessions"."kind" in ('employer', 'jobSeeker', 'platformAdmin'))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id_emp" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_emp_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_name_th" text NOT NULL,
	"company_name_en" text DEFAULT '' NOT NULL,
	"tax_id" text,
	"id_industry" integer NOT NULL,
	"company_size" smallint,
	"country" char(2) DEFAULT 'TH' NOT NULL,
	"province" char(2),
	"city" text,
	"address" text,
	"postal_code" text,
	"telephone" text,
	"website" text,
	"short_bio_th" text,
	"short_bio_en" text,
	"logo_media" uuid,
	"cover_media" uuid,
	"package_hr_say" text DEFAULT 'basic' NOT NULL,
	"published_th_at" timestamp with time zone,
	"published_en_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"checked_on" timestamp with time zone,
	"import_key" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_size_band" CHECK ("companies"."company_size" between 1 and 8),
	CONSTRAINT "companies_tax_id_digits" CHECK ("companies"."tax_id" ~ '^[0-9]{13}$'),
	CONSTRAINT "companies_postal_code_digits" CHECK ("companies"."postal_code" ~ '^[0-9]{5}$'),
	CONSTRAINT "companies_package" CHECK ("companies"."package_hr_say" in ('basic', 'silver', 'gold', 'platinum'))
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id_media" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_emp" integer,
	"id_jsk" integer,
	"id_user" integer,
	"kind" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"is_artwork" boolean DEFAULT false NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"original_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "media_kind" CHECK ("media"."kind" in ('cover', 'logo', 'history', 'aspect', 'reason', 'album', 'article', 'employeePhoto', 'testimonial', 'resumePhoto')),
	CONSTRAINT "media_state" CHECK ("media"."state" in ('pending', 'ready', 'failed')),
	CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0 and "media"."bytes" >= 0),
	CONSTRAINT "media_one_owner" CHECK (num_nonnulls("media"."id_emp", "media"."id_jsk") <= 1)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id_user" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_user_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_emp" integer NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"contact_name" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"telephone" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"can_send_email" boolean DEFAULT false NOT NULL,
	"language" text DEFAULT 'th' NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"delete_after" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('admin', 'user')),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('th', 'en'))
);
--> statement-breakpoint
CREATE TABLE "company_job_fields" (
	"id_emp" integer NOT NULL,
	"id_job_field" integer NOT NULL,
	CONSTRAINT "company_job_fields_id_emp_id_job_field_pk" PRIMARY KEY("id_emp","id_job_field")
);
--> statement-breakpoint
CREATE TABLE "company_stats" (
	"id_emp" integer PRIMARY KEY NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"recent_review_count" integer DEFAULT 0 NOT NULL,
	"mean_life" double precision,
	"mean_work" double precision,
	"mean_money" double precision,
	"mean_social" double precision,
	"score" double precision,
	"score_low" double precision,
	"score_high" double precision,
	"recognition" text,
	"opening_count" integer DEFAULT 0 NOT NULL,
	"application_count" integer DEFAULT 0 NOT NULL,
	"last_review_at" timestamp with time zone,
	"calculated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_stats_recognition" CHECK ("company_stats"."recognition" in ('good', 'excellent', 'finest'))
);
--> statement-breakpoint
CREATE TABLE "dream_companies" (
	"id_emp" integer PRIMARY KEY NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_stats" (
	"id_industry" integer PRIMARY KEY NOT NULL,
	"counts" integer[] NOT NULL,
	"company_sd" double precision,
	"calculated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_seekers" (
	"id_jsk" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_seekers_id_jsk_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text,
	"google_sub" text,
	"email_verified_at" timestamp with time zone,
	"language" text DEFAULT 'th' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_seekers_language" CHECK ("job_seekers"."language" in ('th', 'en'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id_application" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "applications_id_application_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_job" integer NOT NULL,
	"id_emp" integer NOT NULL,
	"id_jsk" integer NOT NULL,
	"applied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "openings" (
	"id_job" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "openings_id_job_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_emp" integer NOT NULL,
	"id_job_field" integer NOT NULL,
	"position_th" text DEFAULT '' NOT NULL,
	"position_en" text DEFAULT '' NOT NULL,
	"description_th" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"salary_from" integer,
	"salary_to" integer,
	"education" text DEFAULT 'any' NOT NULL,
	"province" char(2),
	"job_type" text NOT NULL,
	"headcount" integer DEFAULT 1 NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "openings_education" CHECK ("openings"."education" in ('any', 'secondary', 'vocational', 'diploma', 'bachelor', 'master', 'doctorate')),
	CONSTRAINT "openings_job_type" CHECK ("openings"."job_type" in ('fullTime', 'partTime', 'internship', 'contract', 'freelance', 'seasonal')),
	CONSTRAINT "openings_named" CHECK ("openings"."position_th" <> '' or "openings"."position_en" <> ''),
	CONSTRAINT "openings_salary" CHECK ("openings"."salary_to" >= "openings"."salary_from" and "openings"."salary_from" >= 0)
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id_industry" integer PRIMARY KEY NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_fields" (
	"id_job_field" integer PRIMARY KEY NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provinces" (
	"code" char(2) PRIMARY KEY NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "action_logs" (
	"id_log" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "action_logs_id_log_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_emp" integer NOT NULL,
	"action" text NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id_event" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_events_id_event_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id_emp" integer NOT NULL,
	"is_signed_in" integer DEFAULT 0 NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id_audit" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_audit_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_kind" text NOT NULL,
	"id_actor" integer,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_recipients" (
	"id_recipient" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitation_recipients_id_recipient_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_invitation" integer NOT NULL,
	"id_emp" integer NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_recipients_status" CHECK ("invitation_recipients"."status" in ('queued', 'sent', 'bounced', 'opened', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id_invitation" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_invitation_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_emp" integer NOT NULL,
	"id_user" integer,
	"channel" text NOT NULL,
	"sender_email" text DEFAULT '' NOT NULL,
	"sender_name" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"layout_lang" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"link_hash" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_channel" CHECK ("invitations"."channel" in ('email', 'link'))
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"id_like" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "likes_id_like_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"id_target" integer NOT NULL,
	"id_jsk" integer,
	"anonymous_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_kind" CHECK ("likes"."kind" in ('gallery', 'article', 'review', 'company')),
	CONSTRAINT "likes_one_owner" CHECK (num_nonnulls("likes"."id_jsk", "likes"."anonymous_key") = 1)
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"id_opt_out" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_opt_outs_id_opt_out_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email_hash" text NOT NULL,
	"id_emp" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id_mail" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_emp" integer,
	"template" text NOT NULL,
	"lang" text NOT NULL,
	"to_email" text NOT NULL,
	"to_name" text DEFAULT '' NOT NULL,
	"reply_to" text,
	"props" jsonb NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outgoing_mails_status" CHECK ("outgoing_mails"."status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id_share" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shares_id_share_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"id_target" integer NOT NULL,
	"id_jsk" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_kind" CHECK ("shares"."kind" in ('gallery', 'article', 'review', 'company'))
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id_approval" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_approval_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_emp" integer NOT NULL,
	"lang" text NOT NULL,
	"status" text DEFAULT 'W' NOT NULL,
	"created_by" integer,
	"remark" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by" integer,
	"decision_remark" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"is_seen_by_owner" boolean DEFAULT false NOT NULL,
	CONSTRAINT "approvals_status" CHECK ("approvals"."status" in ('W', 'A', 'R', 'P', 'D')),
	CONSTRAINT "approvals_lang" CHECK ("approvals"."lang" in ('th', 'en'))
);
--> statement-breakpoint
CREATE TABLE "profile_items" (
	"id_profile" integer NOT NULL,
	"id_item" uuid NOT NULL,
	"section" text NOT NULL,
	"kind" text NOT NULL,
	"parent" uuid,
	"position" integer NOT NULL,
	"public_no" integer DEFAULT nextval('public_no_seq') NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "profile_items_id_profile_section_id_item_pk" PRIMARY KEY("id_profile","section","id_item")
);
--> statement-breakpoint
CREATE TABLE "profile_media" (
	"id_profile" integer NOT NULL,
	"section" text NOT NULL,
	"id_media" uuid NOT NULL,
	CONSTRAINT "profile_media_id_profile_section_id_media_pk" PRIMARY KEY("id_profile","section","id_media")
);
--> statement-breakpoint
CREATE TABLE "profile_versions" (
	"id_profile" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profile_versions_id_profile_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_emp" integer NOT NULL,
	"lang" text NOT NULL,
	"state" text NOT NULL,
	"terms_accepted_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"submitted_by" integer,
	"published_at" timestamp with time zone,
	"published_by" integer,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_versions_lang" CHECK ("profile_versions"."lang" in ('th', 'en')),
	CONSTRAINT "profile_versions_state" CHECK ("profile_versions"."state" in ('draft', 'published', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "section_revisions" (
	"id_profile" integer NOT NULL,
	"section" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "section_revisions_id_profile_section_pk" PRIMARY KEY("id_profile","section")
);
--> statement-breakpoint
CREATE TABLE "wizard_steps" (
	"id_emp" integer NOT NULL,
	"lang" text NOT NULL,
	"step" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wizard_steps_id_emp_lang_pk" PRIMARY KEY("id_emp","lang")
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id_resume" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resumes_id_resume_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_jsk" integer NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"first_name_thai" text DEFAULT '' NOT NULL,
	"last_name_thai" text DEFAULT '' NOT NULL,
	"photo_media" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resumes_id_jsk_unique" UNIQUE("id_jsk")
);
--> statement-breakpoint
CREATE TABLE "work_history" (
	"id_work" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_history_id_work_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_resume" integer NOT NULL,
	"id_emp" integer,
	"company_name" text NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"id_job_field" integer,
	"started_on" date NOT NULL,
	"ended_on" date,
	CONSTRAINT "work_history_order" CHECK ("work_history"."ended_on" is null or "work_history"."ended_on" >= "work_history"."started_on")
);
--> statement-breakpoint
CREATE TABLE "moderation_log" (
	"id_decision" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_log_id_decision_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_review" integer,
	"id_admin" integer NOT NULL,
	"action" text NOT NULL,
	"reason_code" text DEFAULT '' NOT NULL,
	"salt" text,
	"leaf_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_appeals" (
	"id_appeal" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_appeals_id_appeal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_review" integer NOT NULL,
	"body" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_appeals_status" CHECK ("review_appeals"."status" in ('open', 'upheld', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "review_replies" (
	"id_review" integer PRIMARY KEY NOT NULL,
	"id_user" integer,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id_report" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_report_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_review" integer NOT NULL,
	"reporter_kind" text NOT NULL,
	"id_jsk" integer,
	"id_user" integer,
	"reason_code" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_status" CHECK ("review_reports"."status" in ('open', 'upheld', 'dismissed')),
	CONSTRAINT "review_reports_reporter" CHECK ("review_reports"."reporter_kind" in ('jobSeeker', 'employer', 'anonymous'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id_review" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_review_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_emp" integer NOT NULL,
	"id_jsk" integer,
	"review_year" smallint NOT NULL,
	"lang" text NOT NULL,
	"employment_status" text NOT NULL,
	"tenure" text NOT NULL,
	"id_job_field" integer NOT NULL,
	"job_grade" text NOT NULL,
	"job_type" text NOT NULL,
	"rating_overall" smallint NOT NULL,
	"rating_life" smallint NOT NULL,
	"rating_work" smallint NOT NULL,
	"rating_money" smallint NOT NULL,
	"rating_social" smallint NOT NULL,
	"title" text NOT NULL,
	"good_points" text NOT NULL,
	"improve_points" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"reason_code" text,
	"work_check" text DEFAULT 'none' NOT NULL,
	"is_invited" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_after" timestamp with time zone,
	"published_at" timestamp with time zone,
	"published_month" date,
	"useful_count" integer DEFAULT 0 NOT NULL,
	"useful_changed" boolean DEFAULT false NOT NULL,
	"writer_address" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_overall" CHECK ("reviews"."rating_overall" between 1 and 5),
	CONSTRAINT "reviews_life" CHECK ("reviews"."rating_life" between 1 and 5),
	CONSTRAINT "reviews_work" CHECK ("reviews"."rating_work" between 1 and 5),
	CONSTRAINT "reviews_money" CHECK ("reviews"."rating_money" between 1 and 5),
	CONSTRAINT "reviews_social" CHECK ("reviews"."rating_social" between 1 and 5),
	CONSTRAINT "reviews_status" CHECK ("reviews"."status" in ('waiting', 'published', 'refused', 'withdrawn')),
	CONSTRAINT "reviews_employment" CHECK ("reviews"."employment_status" in ('current', 'former')),
	CONSTRAINT "reviews_tenure" CHECK ("reviews"."tenure" in ('lessThanOneYear', 'moreThanOneYear')),
	CONSTRAINT "reviews_grade" CHECK ("reviews"."job_grade" in ('entry', 'officer', 'senior', 'supervisor', 'manager', 'executive')),
	CONSTRAINT "reviews_job_type" CHECK ("reviews"."job_type" in ('fullTime', 'partTime', 'internship', 'contract', 'freelance', 'seasonal')),
	CONSTRAINT "reviews_work_check" CHECK ("reviews"."work_check" in ('none', 'pending', 'checked')),
	CONSTRAINT "reviews_published_has_date" CHECK ("reviews"."status" <> 'published' or ("reviews"."published_at" is not null and "reviews"."published_month" is not null))
);
--> statement-breakpoint
CREATE TABLE "useful_votes" (
	"id_review" integer NOT NULL,
	"id_jsk" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "useful_votes_id_review_id_jsk_pk" PRIMARY KEY("id_review","id_jsk")
);
--> statement-breakpoint
ALTER TABLE "key_pairs" ADD CONSTRAINT "key_pairs_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_pairs" ADD CONSTRAINT "key_pairs_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_pairs" ADD CONSTRAINT "key_pairs_id_session_sessions_id_session_fk" FOREIGN KEY ("id_session") REFERENCES "public"."sessions"("id_session") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_id_admin_platform_admins_id_admin_fk" FOREIGN KEY ("id_admin") REFERENCES "public"."platform_admins"("id_admin") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_admin_platform_admins_id_admin_fk" FOREIGN KEY ("id_admin") REFERENCES "public"."platform_admins"("id_admin") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_id_industry_industries_id_industry_fk" FOREIGN KEY ("id_industry") REFERENCES "public"."industries"("id_industry") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_province_provinces_code_fk" FOREIGN KEY ("province") REFERENCES "public"."provinces"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_media_media_id_media_fk" FOREIGN KEY ("logo_media") REFERENCES "public"."media"("id_media") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_cover_media_media_id_media_fk" FOREIGN KEY ("cover_media") REFERENCES "public"."media"("id_media") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_job_fields" ADD CONSTRAINT "company_job_fields_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_job_fields" ADD CONSTRAINT "company_job_fields_id_job_field_job_fields_id_job_field_fk" FOREIGN KEY ("id_job_field") REFERENCES "public"."job_fields"("id_job_field") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_stats" ADD CONSTRAINT "company_stats_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dream_companies" ADD CONSTRAINT "dream_companies_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_id_job_openings_id_job_fk" FOREIGN KEY ("id_job") REFERENCES "public"."openings"("id_job") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_id_job_field_job_fields_id_job_field_fk" FOREIGN KEY ("id_job_field") REFERENCES "public"."job_fields"("id_job_field") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openings" ADD CONSTRAINT "openings_province_provinces_code_fk" FOREIGN KEY ("province") REFERENCES "public"."provinces"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_logs" ADD CONSTRAINT "action_logs_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "action_logs" ADD CONSTRAINT "action_logs_created_by_users_id_user_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_recipients" ADD CONSTRAINT "invitation_recipients_id_invitation_invitations_id_invitation_fk" FOREIGN KEY ("id_invitation") REFERENCES "public"."invitations"("id_invitation") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_recipients" ADD CONSTRAINT "invitation_recipients_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_opt_outs" ADD CONSTRAINT "mail_opt_outs_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_created_by_users_id_user_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_platform_admins_id_admin_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."platform_admins"("id_admin") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_items" ADD CONSTRAINT "profile_items_id_profile_profile_versions_id_profile_fk" FOREIGN KEY ("id_profile") REFERENCES "public"."profile_versions"("id_profile") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_items" ADD CONSTRAINT "profile_items_parent" FOREIGN KEY ("id_profile","section","parent") REFERENCES "public"."profile_items"("id_profile","section","id_item") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_media" ADD CONSTRAINT "profile_media_id_profile_profile_versions_id_profile_fk" FOREIGN KEY ("id_profile") REFERENCES "public"."profile_versions"("id_profile") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_media" ADD CONSTRAINT "profile_media_id_media_media_id_media_fk" FOREIGN KEY ("id_media") REFERENCES "public"."media"("id_media") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_submitted_by_users_id_user_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_versions" ADD CONSTRAINT "profile_versions_published_by_platform_admins_id_admin_fk" FOREIGN KEY ("published_by") REFERENCES "public"."platform_admins"("id_admin") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_revisions" ADD CONSTRAINT "section_revisions_id_profile_profile_versions_id_profile_fk" FOREIGN KEY ("id_profile") REFERENCES "public"."profile_versions"("id_profile") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_revisions" ADD CONSTRAINT "section_revisions_updated_by_users_id_user_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wizard_steps" ADD CONSTRAINT "wizard_steps_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_photo_media_media_id_media_fk" FOREIGN KEY ("photo_media") REFERENCES "public"."media"("id_media") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_id_resume_resumes_id_resume_fk" FOREIGN KEY ("id_resume") REFERENCES "public"."resumes"("id_resume") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_history" ADD CONSTRAINT "work_history_id_job_field_job_fields_id_job_field_fk" FOREIGN KEY ("id_job_field") REFERENCES "public"."job_fields"("id_job_field") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_id_review_reviews_id_review_fk" FOREIGN KEY ("id_review") REFERENCES "public"."reviews"("id_review") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_id_admin_platform_admins_id_admin_fk" FOREIGN KEY ("id_admin") REFERENCES "public"."platform_admins"("id_admin") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_appeals" ADD CONSTRAINT "review_appeals_id_review_reviews_id_review_fk" FOREIGN KEY ("id_review") REFERENCES "public"."reviews"("id_review") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_appeals" ADD CONSTRAINT "review_appeals_decided_by_platform_admins_id_admin_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."platform_admins"("id_admin") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_id_review_reviews_id_review_fk" FOREIGN KEY ("id_review") REFERENCES "public"."reviews"("id_review") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_id_review_reviews_id_review_fk" FOREIGN KEY ("id_review") REFERENCES "public"."reviews"("id_review") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_id_user_users_id_user_fk" FOREIGN KEY ("id_user") REFERENCES "public"."users"("id_user") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_decided_by_platform_admins_id_admin_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."platform_admins"("id_admin") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_id_job_field_job_fields_id_job_field_fk" FOREIGN KEY ("id_job_field") REFERENCES "public"."job_fields"("id_job_field") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "useful_votes" ADD CONSTRAINT "useful_votes_id_review_reviews_id_review_fk" FOREIGN KEY ("id_review") REFERENCES "public"."reviews"("id_review") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "useful_votes" ADD CONSTRAINT "useful_votes_id_jsk_job_seekers_id_jsk_fk" FOREIGN KEY ("id_jsk") REFERENCES "public"."job_seekers"("id_jsk") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_pairs_by_session" ON "key_pairs" USING btree ("id_session");--> statement-breakpoint
CREATE INDEX "key_pairs_by_family" ON "key_pairs" USING btree ("family");--> statement-breakpoint
CREATE INDEX "key_pairs_by_user" ON "key_pairs" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "key_pairs_by_job_seeker" ON "key_pairs" USING btree ("id_jsk");--> statement-breakpoint
CREATE INDEX "key_pairs_by_expiry" ON "key_pairs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_user" ON "one_time_tokens" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_job_seeker" ON "one_time_tokens" USING btree ("id_jsk");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_admin" ON "one_time_tokens" USING btree ("id_admin");--> statement-breakpoint
CREATE INDEX "one_time_tokens_by_expiry" ON "one_time_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("id_user");--> statement-breakpoint
CREATE INDEX "sessions_by_job_seeker" ON "sessions" USING btree ("id_jsk");--> statement-breakpoint
CREATE INDEX "sessions_by_admin" ON "sessions" USING btree ("id_admin");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_import_key" ON "companies" USING btree ("import_key");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_tax_id" ON "companies" USING btree ("tax_id");--> statement-breakpoint
CREATE INDEX "companies_by_industry" ON "companies" USING btree ("id_industry","id_emp");--> statement-breakpoint
CREATE INDEX "companies_by_province" ON "companies" USING btree ("province");--> statement-breakpoint
CREATE INDEX "media_by_company" ON "media" USING btree ("id_emp","kind");--> statement-breakpoint
CREATE INDEX "media_by_job_seeker" ON "media" USING btree ("id_jsk");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_company" ON "users" USING btree ("id_emp");--> statement-breakpoint
CREATE INDEX "company_job_fields_by_field" ON "company_job_fields" USING btree ("id_job_field","id_emp");--> statement-breakpoint
CREATE INDEX "company_stats_by_score" ON "company_stats" USING btree ("score" DESC NULLS LAST,"id_emp");--> statement-breakpoint
CREATE INDEX "company_stats_by_reviews" ON "company_stats" USING btree ("review_count" DESC NULLS LAST,"id_emp");--> statement-breakpoint
CREATE INDEX "company_stats_by_applications" ON "company_stats" USING btree ("application_count" DESC NULLS LAST,"id_emp");--> statement-breakpoint
CREATE INDEX "company_stats_by_latest" ON "company_stats" USING btree ("last_review_at" DESC NULLS LAST,"id_emp");--> statement-breakpoint
CREATE UNIQUE INDEX "job_seekers_username" ON "job_seekers" USING btree (lower("username")) WHERE "job_seekers"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_seekers_google_sub" ON "job_seekers" USING btree ("google_sub");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("id_job","id_jsk");--> statement-breakpoint
CREATE INDEX "applications_by_company" ON "applications" USING btree ("id_emp","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_by_job_seeker" ON "applications" USING btree ("id_jsk","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "openings_by_company" ON "openings" USING btree ("id_emp","posted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "openings_by_field" ON "openings" USING btree ("id_job_field","id_emp");--> statement-breakpoint
CREATE INDEX "openings_by_expiry" ON "openings" USING btree ("expires_at") WHERE "openings"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "action_logs_by_company" ON "action_logs" USING btree ("id_emp","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "analytics_by_company" ON "analytics_events" USING btree ("id_emp","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_recipients_once" ON "invitation_recipients" USING btree ("id_invitation",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_recipients_token" ON "invitation_recipients" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitation_recipients_recent" ON "invitation_recipients" USING btree ("id_emp",lower("email"),"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invitations_by_company" ON "invitations" USING btree ("id_emp","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_link" ON "invitations" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "likes_once_a_person" ON "likes" USING btree ("kind","id_target","id_jsk");--> statement-breakpoint
CREATE UNIQUE INDEX "likes_once_a_browser" ON "likes" USING btree ("kind","id_target","anonymous_key");--> statement-breakpoint
CREATE INDEX "likes_by_target" ON "likes" USING btree ("kind","id_target","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "likes_by_job_seeker" ON "likes" USING btree ("id_jsk");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_opt_outs_once" ON "mail_opt_outs" USING btree ("email_hash",coalesce("id_emp", 0));--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_status" ON "outgoing_mails" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_company" ON "outgoing_mails" USING btree ("id_emp");--> statement-breakpoint
CREATE INDEX "rate_limits_by_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "shares_by_target" ON "shares" USING btree ("kind","id_target","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shares_by_job_seeker" ON "shares" USING btree ("id_jsk");--> statement-breakpoint
CREATE INDEX "approvals_by_company" ON "approvals" USING btree ("id_emp","lang","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "approvals_queue" ON "approvals" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "profile_items_in_order" ON "profile_items" USING btree ("id_profile","section","position");--> statement-breakpoint
CREATE INDEX "profile_media_by_picture" ON "profile_media" USING btree ("id_media");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_versions_one" ON "profile_versions" USING btree ("id_emp","lang","state") WHERE "profile_versions"."state" <> 'archived';--> statement-breakpoint
CREATE INDEX "profile_versions_by_company" ON "profile_versions" USING btree ("id_emp","lang");--> statement-breakpoint
CREATE INDEX "work_history_by_resume" ON "work_history" USING btree ("id_resume");--> statement-breakpoint
CREATE INDEX "work_history_by_company" ON "work_history" USING btree ("id_emp");--> statement-breakpoint
CREATE INDEX "moderation_log_by_review" ON "moderation_log" USING btree ("id_review");--> statement-breakpoint
CREATE INDEX "moderation_log_by_day" ON "moderation_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_appeals_by_review" ON "review_appeals" USING btree ("id_review");--> statement-breakpoint
CREATE INDEX "review_appeals_queue" ON "review_appeals" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "review_reports_by_review" ON "review_reports" USING btree ("id_review");--> statement-breakpoint
CREATE INDEX "review_reports_queue" ON "review_reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_a_year" ON "reviews" USING btree ("id_emp","id_jsk","review_year");--> statement-breakpoint
CREATE INDEX "reviews_by_company" ON "reviews" USING btree ("id_emp","status","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_by_company_useful" ON "reviews" USING btree ("id_emp","status","useful_count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "reviews" USING btree ("published_at" DESC NULLS LAST) WHERE "reviews"."status" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_useful" ON "reviews" USING btree ("useful_count" DESC NULLS LAST) WHERE "reviews"."status" = 'published';--> statement-breakpoint
CREATE INDEX "reviews_useful_changed" ON "reviews" USING btree ("id_review") WHERE "reviews"."useful_changed";--> statement-breakpoint
CREATE INDEX "reviews_queue" ON "reviews" USING btree ("submitted_at") WHERE "reviews"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "reviews_by_writer" ON "reviews" USING btree ("id_jsk","submitted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "useful_votes_by_job_seeker" ON "useful_votes" USING btree ("id_jsk");