-- expand, outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "review_reports_once_a_visitor" ON "review_reports" USING btree ("visitor_hash");
