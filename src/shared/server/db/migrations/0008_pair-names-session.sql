ALTER TABLE "key_pairs" ADD COLUMN "id_session" uuid;--> statement-breakpoint
ALTER TABLE "key_pairs" ADD CONSTRAINT "key_pairs_id_session_sessions_id_session_fk" FOREIGN KEY ("id_session") REFERENCES "public"."sessions"("id_session") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_pairs_by_session" ON "key_pairs" USING btree ("id_session");