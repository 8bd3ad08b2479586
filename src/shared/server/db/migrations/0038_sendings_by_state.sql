DROP INDEX "invitations_under_way";--> statement-breakpoint
CREATE INDEX "invitations_by_state" ON "invitations" USING btree ("state","created_at","id_invitation");