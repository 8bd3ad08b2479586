CREATE TABLE "kept_forms" (
	"id_form" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_forms_id_form_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"id_admin" integer NOT NULL,
	"place" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_items" (
	"id_session" uuid NOT NULL,
	"item" text NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_items_id_session_item_pk" PRIMARY KEY("id_session","item")
);
--> statement-breakpoint
ALTER TABLE "kept_forms" ADD CONSTRAINT "kept_forms_id_admin_platform_admins_id_admin_fk" FOREIGN KEY ("id_admin") REFERENCES "public"."platform_admins"("id_admin") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_items" ADD CONSTRAINT "open_items_id_session_sessions_id_session_fk" FOREIGN KEY ("id_session") REFERENCES "public"."sessions"("id_session") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_forms_by_admin" ON "kept_forms" USING btree ("id_admin");--> statement-breakpoint
CREATE INDEX "open_items_by_item" ON "open_items" USING btree ("item");