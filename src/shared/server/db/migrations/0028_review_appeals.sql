ALTER TABLE "review_appeals" RENAME COLUMN "body" TO "words";--> statement-breakpoint
ALTER TABLE "review_appeals" ADD COLUMN "id_decision" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "review_appeals" ADD CONSTRAINT "review_appeals_id_decision_moderation_log_id_decision_fk" FOREIGN KEY ("id_decision") REFERENCES "public"."moderation_log"("id_decision") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_appeals_once_a_decision" ON "review_appeals" USING btree ("id_decision");