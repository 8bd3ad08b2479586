-- expand
CREATE TABLE "invitation_link_uses" (
	"id_link" uuid NOT NULL,
	"month" date NOT NULL,
	"uses" integer DEFAULT 0,
	"figure" integer,
	CONSTRAINT "invitation_link_uses_id_link_month_pk" PRIMARY KEY("id_link","month")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "opened_figure" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "reviewed_figure" integer;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "figures_on" date;--> statement-breakpoint
ALTER TABLE "invitation_link_uses" ADD CONSTRAINT "invitation_link_uses_id_link_invitation_links_id_link_fk" FOREIGN KEY ("id_link") REFERENCES "public"."invitation_links"("id_link") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_link_uses_without_figure" ON "invitation_link_uses" USING btree ("month","id_link") WHERE "invitation_link_uses"."uses" is not null;
