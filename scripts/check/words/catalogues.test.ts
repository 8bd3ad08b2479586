import { describe, expect, it } from 'vitest';
import { checkCatalogues } from './catalogues.ts';

interface Planted {
  readonly th?: Record<string, unknown>;
  readonly en?: Record<string, unknown>;
  readonly code?: string;
}

const REGISTER = "import th from './th/job.json';\nimport en from './en/job.json';";

function messages({ th = {}, en = {}, code = '' }: Planted): string[] {
  const sources = new Map([
    ['src/i18n/catalogues.ts', REGISTER],
    ['src/i18n/th/job.json', JSON.stringify(th)],
    ['src/i18n/en/job.json', JSON.stringify(en)],
    ['src/features/job/ui/Jobs.astro', code],
  ]);
  return checkCatalogues(sources).map(({ path, message }) => `${path} ${message}`);
}

const USED = "<p>{t('job:title', values)}</p>";

describe('catalogues', () => {
  it('pass when they agree', () => {
    expect(messages({ th: { title: 'งาน' }, en: { title: 'Jobs' }, code: USED })).toEqual([]);
  });

  it('report a key that is missing in one language', () => {
    const found = messages({
      th: { title: 'งาน' },
      en: { title: 'Jobs', more: 'More' },
      code: USED,
    });
    expect(found).toEqual(["src/i18n/th/job.json lacks 'job:more', which English has"]);
    expect(messages({ th: { title: 'งาน' }, code: USED }).join()).toContain(
      "src/i18n/en/job.json lacks 'job:title', which Thai has",
    );
  });

  it('report unequal places', () => {
    const found = messages({
      th: { title: 'งาน {{count, number}}' },
      en: { title: 'Jobs {{total}}' },
      code: USED,
    });
    expect(found.join()).toContain("'job:title' has the places {{total}}, Thai has {{count}}");
  });

  it('report a call that leaves a place of its sentence empty', () => {
    const of = {
      th: { title_one: 'งาน {{count, number}} ของ {{name}}' },
      en: { title_one: '{{count, number}} of {{name}}' },
    };
    const found = (code: string) => messages({ ...of, code }).join();
    const missing = (names: string) =>
      `src/features/job/ui/Jobs.astro 'job:title' is not given ${names}`;
    expect(found("<p>{t('job:title', { count: 1 })}</p>")).toBe(missing('name'));
    expect(found("<p>{t('job:title')}</p>")).toBe(missing('count, name'));
    expect(found('---\nconst a = t(`job:title`, { name });\n---')).toBe(missing('count'));
    expect(found("<p>{t('job:title', { count, name: 'x' })}</p>")).toBe('');
    expect(found("<p>{t('job:title', { count, ...words })}</p>")).toBe('');
    expect(found("<p>{t('job:title', words)}</p>")).toBe('');
  });

  it('report texts that are empty or in the other language', () => {
    const wrong = (th: string, en: string) =>
      messages({ th: { title: th }, en: { title: en }, code: USED }).join();
    expect(wrong(' ', 'Jobs')).toContain('says nothing');
    expect(wrong('Jobs', 'Jobs')).toContain('holds no Thai');
    expect(wrong('งาน', 'งาน')).toContain('holds Thai');
    expect(wrong('YouSay', 'YouSay')).toBe('');
    expect(wrong('งานต่าง ๆ', 'Jobs')).toContain('needs a no-break space');
    expect(wrong('พ.ศ. 2569', 'Jobs')).toContain('needs a no-break space');
    expect(wrong('งานต่าง\u00a0ๆ', 'Jobs')).toBe('');
    expect(wrong('{{count}}/{{total}} (%)', '{{count}} of {{total}}')).toBe('');
  });

  it('report a slice that is not registered or has one language only', () => {
    const sources = new Map([['src/i18n/th/job.json', '{}']]);
    const found = checkCatalogues(sources).map(({ message }) => message);
    expect(found).toEqual([
      'is not registered in src/i18n/catalogues.ts',
      'is missing: each slice speaks both languages',
    ]);
  });
});

describe('a key is used', () => {
  const th = { card: { title: 'งาน', note: 'หมายเหตุ' } };
  const unused = (code: string) =>
    messages({ th, en: { card: { title: 'Jobs', note: 'Note' } }, code }).map((message) =>
      message.replace(/^\S+ /, ''),
    );
  const CATALOGUE_IMPORT = "---\nimport { catalogue } from '#i18n/catalogues.ts';\n";

  it('when it is used as a string', () => {
    expect(unused("{t('job:card.title')}")).toEqual(["'job:card.note' is used nowhere"]);
    expect(unused("<Field label={t('job:card.title')} hint={t(`job:card.note`)} />")).toEqual([]);
  });

  it('when a string of its family is computed', () => {
    expect(unused('{t(`job:card.${code}`)}')).toEqual([]);
  });

  it('when its object is handed over and its name is read', () => {
    const handed = `${CATALOGUE_IMPORT}const { title } = words;\n---\n<I words={catalogue(l).job.card} />`;
    expect(unused(handed)).toEqual(["'job:card.note' is used nowhere"]);
    expect(
      unused(`${CATALOGUE_IMPORT}words.title, words.note;\n---\n{catalogue(l).job.card}`),
    ).toEqual([]);
    expect(unused(`${CATALOGUE_IMPORT}---\n{catalogue(l).job.card[code]}`)).toEqual([]);
  });

  it('never by a test or by an object of another slice', () => {
    expect(
      unused(`${CATALOGUE_IMPORT}words.title, words.note;\n---\n{catalogue(l).other.card}`),
    ).toHaveLength(2);
  });

  it('by using the list that contains it', () => {
    const list = (words: string[]) => ({ card: { hints: words } });
    const code = `${CATALOGUE_IMPORT}words.hints.map(show);\n---\n{catalogue(l).job.card}`;
    expect(messages({ th: list(['ก', 'ข']), en: list(['a', 'b']), code })).toEqual([]);
    expect(messages({ th: list(['ก']), en: list(['a']) })).toHaveLength(1);
  });

  it('by either of its plural forms', () => {
    const plural = { jobs_one: 'งาน', jobs_other: 'งาน' };
    const en = { jobs_one: 'job', jobs_other: 'jobs' };
    expect(messages({ th: plural, en, code: "{t('job:jobs', { count })}" })).toEqual([]);
  });
});
