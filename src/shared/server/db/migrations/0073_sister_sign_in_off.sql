-- expand
ALTER TABLE "users" ADD COLUMN "is_sister_off" boolean DEFAULT false NOT NULL;