ALTER TABLE "profile_media" ADD COLUMN "alt_text" text;--> statement-breakpoint
UPDATE "profile_media" s SET "alt_text" = coalesce(
  nullif(CASE v."lang" WHEN 'th' THEN m."alt_th" ELSE m."alt_en" END, ''),
  CASE WHEN m."alt_th" || m."alt_en" = '' THEN '' END)
FROM "profile_versions" v, "media" m
WHERE v."id_profile" = s."id_profile" AND m."id_media" = s."id_media" AND v."state" = 'draft' AND (
  SELECT a."status" FROM "approvals" a WHERE a."id_emp" = v."id_emp" AND a."lang" = v."lang"
  ORDER BY a."created_at" DESC, a."id_approval" DESC LIMIT 1) = 'W';