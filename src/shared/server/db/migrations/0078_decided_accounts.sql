-- expand
-- A decision is judged by the account it names, so that account stays the same one: foreign keys are checked at the
-- end of a statement, and one statement could put an account of the demo in its place.
CREATE FUNCTION keep_decided_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM moderation_log WHERE id_admin = OLD.id_admin) THEN
    RAISE EXCEPTION 'an account whose decisions stand is neither deleted nor renumbered';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER platform_admins_number_kept BEFORE UPDATE OF "id_admin" ON "platform_admins"
  FOR EACH ROW WHEN (NEW.id_admin <> OLD.id_admin) EXECUTE FUNCTION keep_decided_account();--> statement-breakpoint
CREATE TRIGGER platform_admins_decided_kept BEFORE DELETE ON "platform_admins"
  FOR EACH ROW EXECUTE FUNCTION keep_decided_account();
