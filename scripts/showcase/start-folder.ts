import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { CompanyContent } from '#features/company/core/company-content.ts';
import {
  type PublishedCompany,
  publishedCompany,
} from '#features/company/server/company-queries.ts';
import { TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import { SLUG } from '#features/showcase/core/showcase-schema.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import { isDatabaseOutage } from '#shared/server/db/database-outage.ts';
import { db } from '#shared/server/db/pool.ts';
import { takePictures } from './company-pictures.ts';
import { emptyTextsLike, historyOf, textsLeftOut, textsOf } from './company-texts.ts';
import { SHOWCASE, showcaseFolders } from './showcase-folder.ts';
import { nameRemover } from './without-name.ts';

type Print = (line: string) => void;
type Facts = Readonly<Record<string, unknown>>;

const LANGUAGE: Readonly<Record<Locale, string>> = { th: 'Thai', en: 'English' };

async function templateFacts(): Promise<Facts> {
  const text = await readFile(join(SHOWCASE, TEMPLATE, 'company.json'), 'utf8');
  const { pictures: _pictures, ...facts } = JSON.parse(text) as Facts;
  return facts;
}

/** Creates a complete folder in the current directory, or none and prints the reason. */
async function start(
  name: string,
  print: Print,
  fill: (folder: string) => Promise<Facts>,
): Promise<boolean> {
  const folder = resolve(name);
  if (!SLUG.test(name)) print(`${name}: lower-case latin letters, digits and hyphens only`);
  else if (existsSync(folder)) print(`${name} is there already`);
  else {
    await mkdir(folder);
    try {
      const extraFields = { order: showcaseFolders().length, website: `https://${name}.example` };
      const text = JSON.stringify({ ...(await fill(folder)), ...extraFields }, null, 2);
      await writeFile(join(folder, 'company.json'), `${text}\n`);
    } catch (error) {
      await rm(folder, { recursive: true });
      throw error;
    }
    const relativePath = relative(process.cwd(), folder);
    print(
      `✓ ${relativePath}: company.json, th.md, en.md. Fill them in, lay photos beside them, then`,
    );
    print(`  npm run showcase:add -- ${relativePath}`);
    return true;
  }
  return false;
}

export function startFromTemplate(name: string, print: Print): Promise<boolean> {
  return start(name, print, async (folder) => {
    for (const lang of LOCALES) {
      const text = await readFile(join(SHOWCASE, TEMPLATE, `${lang}.md`), 'utf8');
      await writeFile(join(folder, `${lang}.md`), text);
    }
    return templateFacts();
  });
}

/**
 * A new folder with the public texts of a company, without its name, openings and reviews: the
 * showcase has invented companies, and reviews belong to their writers.
 */
export async function startFromCompany(idEmp: number, print: Print): Promise<boolean> {
  const company = await publishedCompany(db, idEmp, 'th').catch((error: unknown) => {
    if (isWithoutTables(error) || isDatabaseOutage(error)) return undefined;
    throw error;
  });
  if (company === undefined) {
    print(`company ${idEmp} cannot be looked up, there is no database of the product:`);
    print('  start the product once (npm start), or set DATA_DIR or DATABASE_URL');
    return false;
  }
  const versions = await Promise.all(LOCALES.map((lang) => publishedContent(idEmp, lang)));
  const contents = versions.filter((content) => content !== null);
  const [first] = contents;
  if (!company || !first) {
    print(`company ${idEmp} has no public page`);
    return false;
  }
  const missing = LOCALES.filter((_, index) => versions[index] === null);
  const leftOut: string[] = [];
  const started = await start(freeName(), print, async (folder) => {
    const unnamed = removerFor(company, contents);
    for (const content of contents) {
      const texts = textsOf(content, (text) => unnamed(text, content.lang));
      await writeFile(join(folder, `${content.lang}.md`), texts);
    }
    for (const lang of missing) await writeFile(join(folder, `${lang}.md`), emptyTextsLike(first));
    const { alts, leftOut: pictures } = await takePictures(contents, folder);
    leftOut.push(...textsLeftOut(first), ...pictures);
    return {
      ...(await factsLike(company, first)),
      pictures: Object.fromEntries(
        Object.entries(alts).map(([name, { th, en }]) => [
          name,
          { th: unnamed(th, 'th'), en: unnamed(en, 'en') },
        ]),
      ),
    };
  });
  if (!started) return false;
  for (const lang of missing) {
    print(`  missing: its page in ${LANGUAGE[lang]}; ${lang}.md is empty, write it`);
  }
  print(
    '  left out: its name and logo, the names of people, its openings and reviews: invent them',
  );
  for (const omission of leftOut) print(`  left out: ${omission}`);
  print('  Rename the folder. Whoever can be recognised in a picture has to agree to it first.');
  return true;
}

/** Returns whether the error shows a database without the product's tables. */
function isWithoutTables(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '42P01') || isWithoutTables(error.cause);
}

async function publishedContent(idEmp: number, lang: Locale): Promise<CompanyContent | null> {
  const content = (await publishedCompany(db, idEmp, lang))?.version?.content;
  // Only in the requested language: readers would get the other one as a substitute.
  return content?.lang === lang ? content : null;
}

function freeName(): string {
  for (let number = showcaseFolders().length; ; number += 1) {
    const name = `company-${number}`;
    if (!existsSync(resolve(name))) return name;
  }
}

function removerFor(company: PublishedCompany, contents: readonly CompanyContent[]) {
  const names = contents.map(({ companyName }) => companyName);
  const websites = contents.map(({ website }) => website);
  return nameRemover(
    [company.companyNameTh, company.companyNameEn, ...names],
    [company.website, ...websites],
  );
}

async function factsLike(
  { idIndustry, companySize, provinceTh }: PublishedCompany,
  content: CompanyContent,
): Promise<Facts> {
  const { recognition: _recognition, artwork, ...facts } = await templateFacts();
  const history = historyOf(content);
  const years = history.filter((year) => year !== null);
  const province = PROVINCES.find(({ nameTh }) => nameTh === provinceTh)?.idState;
  return {
    ...facts,
    artwork: withOneScene(artwork as Facts),
    idIndustry,
    companySize: companySize ?? facts['companySize'],
    province: province ?? facts['province'],
    founded: years.length > 0 ? Math.min(...years) : facts['founded'],
    history,
    openings: [],
    reviews: [],
  };
}

/** Limits each aspect to one scene, used where the company shows nothing of it. */
function withOneScene(artwork: Facts): Facts {
  const entries = Object.entries(artwork).map(([part, of]) => [
    part,
    Array.isArray(of) ? of.slice(0, 1) : of,
  ]);
  return Object.fromEntries(entries);
}
