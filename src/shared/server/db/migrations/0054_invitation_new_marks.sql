-- expand
CREATE UNLOGGED TABLE "invitation_new_marks" (
	"id_invitation" uuid PRIMARY KEY NOT NULL,
	"opened" "bytea" NOT NULL,
	"taken" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitation_new_marks" ADD CONSTRAINT "invitation_new_marks_id_invitation_invitations_id_invitation_fk" FOREIGN KEY ("id_invitation") REFERENCES "public"."invitations"("id_invitation") ON DELETE cascade ON UPDATE no action;
