CREATE TABLE "market_stats" (
	"id_industry" integer PRIMARY KEY NOT NULL,
	"review_count" integer NOT NULL,
	"mean" double precision NOT NULL,
	"company_sd" double precision,
	"share_1" double precision NOT NULL,
	"share_2" double precision NOT NULL,
	"share_3" double precision NOT NULL,
	"share_4" double precision NOT NULL,
	"share_5" double precision NOT NULL,
	"calculated_at" timestamp with time zone DEFAULT now() NOT NULL
);
