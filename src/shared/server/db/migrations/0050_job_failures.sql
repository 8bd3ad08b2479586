-- expand
CREATE TABLE "job_failures" (
	"job" text PRIMARY KEY NOT NULL,
	"in_a_row" integer NOT NULL,
	"failing_since" timestamp with time zone DEFAULT now() NOT NULL
);
