ALTER TABLE "companies" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_company_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.is_active AND new.is_listed THEN
    INSERT INTO company_search (id_emp, words_th, words_en, key_symbol, popularity)
    VALUES (new.id_emp, fold_name(new.company_name_th), fold_name(new.company_name_en),
      replace(fold_name(new.stock_symbol), ' ', ''),
      coalesce((SELECT review_count + application_count / 10 FROM company_stats
        WHERE company_stats.id_emp = new.id_emp), 0))
    ON CONFLICT (id_emp) DO UPDATE SET words_th = excluded.words_th, words_en = excluded.words_en,
      key_symbol = excluded.key_symbol;
  ELSE
    DELETE FROM company_search WHERE id_emp = new.id_emp;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER companies_search ON companies;
--> statement-breakpoint
CREATE TRIGGER companies_search
  AFTER INSERT OR UPDATE OF company_name_th, company_name_en, stock_symbol, is_active, is_listed
  ON companies FOR EACH ROW EXECUTE FUNCTION keep_company_search();
