-- expand
CREATE TABLE "erased_recipients" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
