CREATE TABLE "company_recounts" (
	"id_emp" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_recounts" ADD CONSTRAINT "company_recounts_id_emp_companies_id_emp_fk" FOREIGN KEY ("id_emp") REFERENCES "public"."companies"("id_emp") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_recounts_by_time" ON "company_recounts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "company_recounts_by_company" ON "company_recounts" USING btree ("id_emp");--> statement-breakpoint
CREATE FUNCTION note_opening_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO company_recounts (id_emp, due_at)
  SELECT DISTINCT id_emp, due_at FROM added, LATERAL (VALUES (posted_at), (expires_at)) times (due_at)
  WHERE closed_at IS NULL AND (due_at > now() OR TG_OP = 'UPDATE');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER openings_noted_added AFTER INSERT ON openings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_opening_times();
--> statement-breakpoint
CREATE TRIGGER openings_noted_changed AFTER UPDATE ON openings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_opening_times();
--> statement-breakpoint
CREATE FUNCTION note_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO company_recounts (id_emp, due_at) SELECT DISTINCT id_emp, now() FROM added WHERE consented;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO company_recounts (id_emp, due_at)
    SELECT DISTINCT a.id_emp, now() FROM added a JOIN removed r USING (id_application) WHERE a.consented <> r.consented;
  ELSE
    -- Those that go with their company are counted no more.
    INSERT INTO company_recounts (id_emp, due_at)
    SELECT DISTINCT id_emp, now() FROM removed JOIN companies USING (id_emp) WHERE consented;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_noted_added AFTER INSERT ON applications
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_applications();
--> statement-breakpoint
CREATE TRIGGER applications_noted_changed AFTER UPDATE ON applications
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_applications();
--> statement-breakpoint
CREATE TRIGGER applications_noted_removed AFTER DELETE ON applications
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_applications();
--> statement-breakpoint
INSERT INTO company_recounts (id_emp, due_at)
SELECT DISTINCT id_emp, due_at FROM openings, LATERAL (VALUES (posted_at), (expires_at), (now())) times (due_at)
WHERE closed_at IS NULL AND due_at >= now();
