ALTER TABLE "market_stats" ALTER COLUMN "counts" SET DATA TYPE jsonb USING jsonb_build_object('overall', to_jsonb("counts"));--> statement-breakpoint
ALTER TABLE "company_stats" ADD COLUMN "aspects" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_stats" DROP COLUMN "mean_life";--> statement-breakpoint
ALTER TABLE "company_stats" DROP COLUMN "mean_work";--> statement-breakpoint
ALTER TABLE "company_stats" DROP COLUMN "mean_money";--> statement-breakpoint
ALTER TABLE "company_stats" DROP COLUMN "mean_social";