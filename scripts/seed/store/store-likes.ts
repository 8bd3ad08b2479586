import type { Seeding } from './seeding.ts';

/** Likes and shares of demo visitors: most for articles, fewer for albums, few for pictures. */
export async function storeLikes({ client, bases }: Seeding): Promise<void> {
  await client.query(
    `INSERT INTO reactions (public_no, type, id_emp, visitor)
     SELECT public_no, type, id_emp, md5(public_no || ' ' || n)
       FROM (SELECT DISTINCT i.public_no, p.id_emp,
                    CASE i.kind WHEN 'album' THEN 25 WHEN 'albumPicture' THEN 7
                      WHEN 'aspectPicture' THEN 7 ELSE 60 END AS most
               FROM profile_items i JOIN profile_versions p USING (id_profile)
              WHERE p.state = 'published' AND p.id_emp > $1 AND i.kind IN
                ('article', 'brandStory', 'album', 'albumPicture', 'aspectPicture')) told,
            (VALUES ('like', 1), ('share', 4)) types (type, rarer),
            generate_series(1, abs(hashint4(public_no)) % most / rarer) n`,
    [bases.companies],
  );
  await client.query(
    `INSERT INTO reaction_counts (public_no, id_emp, likes, shares)
     SELECT public_no, id_emp, count(*) FILTER (WHERE type = 'like'), count(*) FILTER (WHERE type = 'share')
       FROM reactions WHERE id_emp > $1 GROUP BY public_no, id_emp`,
    [bases.companies],
  );
}
