import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { ASPECTS } from '#features/company/core/aspects.ts';
import type { CompanyContent } from '#features/company/core/company-content.ts';
import { publishedCompany } from '#features/company/server/company-queries.ts';
import { findMedia } from '#features/media/server/media-queries.ts';
import { TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { SLUG } from '#features/showcase/core/showcase-schema.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { companySlug } from '#shared/core/slug.ts';
import { db } from '#shared/server/db/pool.ts';
import { storage } from '#shared/server/storage/storage.ts';
import { SHOWCASE, showcaseFolders } from './showcase-folder.ts';

type Say = (line: string) => void;
type Facts = Readonly<Record<string, unknown>>;

async function templateFacts(): Promise<Facts> {
  const text = await readFile(join(SHOWCASE, TEMPLATE, 'company.json'), 'utf8');
  const { pictures: _pictures, ...facts } = JSON.parse(text) as Facts;
  return facts;
}

/** An empty folder of that name where the command was given; null, and why, when there can be none. */
async function begin(name: string, say: Say): Promise<string | null> {
  const folder = resolve(name);
  if (!SLUG.test(name)) say(`${name}: lower-case latin letters, digits and hyphens only`);
  else if (existsSync(folder)) say(`${name} is there already`);
  else {
    await mkdir(folder);
    return folder;
  }
  return null;
}

async function end(folder: string, slug: string, facts: Facts, say: Say): Promise<void> {
  const own = { order: showcaseFolders().length, website: `https://${slug}.example` };
  const text = JSON.stringify({ ...facts, ...own }, null, 2);
  await writeFile(join(folder, 'company.json'), `${text}\n`);
  const place = relative(process.cwd(), folder);
  say(`✓ ${place}: company.json, th.md, en.md. Fill them in, lay photos beside them, then`);
  say(`  npm run showcase:add -- ${place}`);
}

/** A new folder that says what the template says, to be written over. */
export async function startFromTemplate(name: string, say: Say): Promise<boolean> {
  const folder = await begin(name, say);
  if (folder === null) return false;
  for (const lang of LOCALES) {
    const text = await readFile(join(SHOWCASE, TEMPLATE, `${lang}.md`), 'utf8');
    await writeFile(join(folder, `${lang}.md`), text);
  }
  await end(folder, name, await templateFacts(), say);
  return true;
}

/**
 * A new folder that tells what a company tells in public. Its name is left out, as are its openings and
 * reviews: the showcase holds invented companies, and reviews belong to those who wrote them.
 */
export async function startFromCompany(idEmp: number, say: Say): Promise<boolean> {
  const company = await publishedCompany(db, idEmp, 'th');
  const th = company?.version?.content;
  const en = (await publishedCompany(db, idEmp, 'en'))?.version?.content;
  if (!company || !th || !en) {
    say(`company ${idEmp} has no public page`);
    return false;
  }
  const slug = `like-${companySlug(company.companyNameEn, '')}`;
  const folder = await begin(slug, say);
  if (folder === null) return false;
  await writeOriginals(th, folder);
  await writeFile(join(folder, 'th.md'), textsOf(th));
  await writeFile(join(folder, 'en.md'), textsOf(en));
  const { artwork: _artwork, recognition: _recognition, ...facts } = await templateFacts();
  const { idIndustry, companySize } = company;
  const history = th.history.map(({ year }) => year);
  const own = { idIndustry, companySize, history, openings: [], reviews: [] };
  await end(folder, slug, { ...facts, ...own }, say);
  say('  Give it another name, openings and reviews: the showcase holds invented companies only.');
  return true;
}

function textsOf(content: CompanyContent): string {
  const { shortBio, vision, mission, whyJoinUs } = content;
  const told = ({ title, description }: { title: string; description: string }) => ({
    ...{ title, text: description },
  });
  const aspects = ASPECTS.map((aspect) => {
    const section = content.aspects.find((one) => one.aspect === aspect);
    return [aspect, told(section ?? { title: '', description: '' })];
  });
  const matter = {
    ...{ name: '', shortBio, description: '', vision, mission },
    ...Object.fromEntries(aspects),
    history: content.history.map(told),
    why: whyJoinUs,
    reasons: content.reasons.map(told),
    testimonials: content.testimonials.map((said) => ({
      ...{ name: said.employeeName, position: said.jobPosition },
      ...{ tenure: said.tenure, text: said.description },
    })),
    ...{ openings: {}, reviews: {} },
  };
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n${content.about}\n`;
}

/** The pictures the company shows, as they were uploaded, named as the showcase names them. */
async function writeOriginals(content: CompanyContent, folder: string): Promise<void> {
  const wanted = [
    ...content.covers.slice(0, 1).map(({ idMedia }) => ['cover', idMedia] as const),
    ...content.aspects.flatMap(({ aspect, pictures }) =>
      pictures
        .slice(0, 2)
        .map(({ idMedia }, index) => [`${aspect}-${index + 1}`, idMedia] as const),
    ),
  ];
  for (const [name, idMedia] of wanted) {
    const media = await findMedia(db, idMedia);
    const bytes = media && (await (await storage()).get(media.originalKey));
    if (bytes)
      await sharp(bytes)
        .png()
        .toFile(join(folder, `${name}.png`));
  }
}
