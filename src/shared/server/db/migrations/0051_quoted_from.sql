-- expand
ALTER TABLE "company_stats" ADD COLUMN "quoted_from" text;
