-- contract
-- They told when the first of those a company invited pressed.
-- squawk-ignore ban-drop-column
ALTER TABLE "proof_keys" DROP COLUMN "created_at";
