CREATE TABLE "kept_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"asked" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "kept_answers_by_age" ON "kept_answers" USING btree ("created_at");