ALTER TABLE "company_stats" DROP COLUMN "mean_overall";--> statement-breakpoint
ALTER TABLE "market_stats" DROP COLUMN "mean";--> statement-breakpoint
ALTER TABLE "market_stats" DROP COLUMN "review_count";--> statement-breakpoint
ALTER TABLE "market_stats" DROP COLUMN "share_1";--> statement-breakpoint
ALTER TABLE "market_stats" DROP COLUMN "share_2";--> statement-breakpoint
ALTER TABLE "market_stats" DROP COLUMN "share_3";--> statement-breakpoint
ALTER TABLE "market_stats" DROP COLUMN "share_4";--> statement-breakpoint
ALTER TABLE "market_stats" DROP COLUMN "share_5";