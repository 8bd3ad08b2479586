-- expand
-- What the team of the demo decided goes with the demo: an account is known by a mark that no member can get, not by a name.
ALTER TABLE "platform_admins" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "platform_admins" SET "is_demo" = true
  WHERE "name" = 'Review team of the demo' AND EXISTS (SELECT FROM "companies" WHERE "is_demo");--> statement-breakpoint
CREATE FUNCTION keep_demo_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an account of the team is of the demo from its beginning or never';
END $$;--> statement-breakpoint
CREATE TRIGGER platform_admins_demo_kept BEFORE UPDATE OF "is_demo" ON "platform_admins"
  FOR EACH ROW WHEN (NEW.is_demo <> OLD.is_demo) EXECUTE FUNCTION keep_demo_mark();--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_moderation_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.salt IS NULL OR NEW.salt = OLD.salt)
      AND (NEW.id_review IS NULL OR NEW.id_review = OLD.id_review)
      AND (to_jsonb(NEW) - '{salt,id_review}'::text[]) = (to_jsonb(OLD) - '{salt,id_review}'::text[])
    THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM platform_admins WHERE id_admin = OLD.id_admin AND is_demo) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'decisions are only added to moderation_log';
END $$;
