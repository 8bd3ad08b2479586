-- expand, outside a transaction
-- A thousand companies at a time; cut short, it is run again.
DO $$
BEGIN
  FOR part IN 0..(SELECT coalesce(max(id_emp), 0) / 1000 FROM companies) LOOP
    PERFORM mend_review_sums(part * 1000, part * 1000 + 999);
    COMMIT;
  END LOOP;
END $$;
