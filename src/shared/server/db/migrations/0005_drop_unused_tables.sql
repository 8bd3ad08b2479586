DROP TABLE "uploads" CASCADE;--> statement-breakpoint
DROP TABLE "idempotency_keys" CASCADE;