-- expand
ALTER TABLE "invitations" VALIDATE CONSTRAINT "invitations_stopped_for";
