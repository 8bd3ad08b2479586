-- expand
-- What may go is the salt, with its review; the decisions of the demo's team go with the demo.
CREATE FUNCTION keep_moderation_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.salt IS NULL OR NEW.salt = OLD.salt)
      AND (NEW.id_review IS NULL OR NEW.id_review = OLD.id_review)
      AND (to_jsonb(NEW) - '{salt,id_review}'::text[]) = (to_jsonb(OLD) - '{salt,id_review}'::text[])
    THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF EXISTS (
      SELECT FROM platform_admins
      WHERE id_admin = OLD.id_admin AND name = 'Review team of the demo'
    ) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'decisions are only added to moderation_log';
END $$;--> statement-breakpoint
CREATE TRIGGER moderation_log_kept BEFORE UPDATE OR DELETE ON "moderation_log"
  FOR EACH ROW EXECUTE FUNCTION keep_moderation_log();--> statement-breakpoint
CREATE TRIGGER moderation_log_not_emptied BEFORE TRUNCATE ON "moderation_log"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_moderation_log();
