-- expand, outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invitations_without_figures" ON "invitations" USING btree ("created_at","id_invitation") WHERE "invitations"."figures_on" is null;
