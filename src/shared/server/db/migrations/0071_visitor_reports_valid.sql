-- expand
ALTER TABLE "review_reports" VALIDATE CONSTRAINT "review_reports_reporter";
