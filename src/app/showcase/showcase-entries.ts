import { type ShowcaseSource, showcaseCompany } from '#features/showcase/core/showcase-company.ts';
import { staticPages, TEMPLATE } from '#features/showcase/core/showcase-paths.ts';
import type { CompanyFile, TextsFile } from '#features/showcase/core/showcase-schema.ts';
import type { Locale } from '#shared/core/locale.ts';
import { localePaths } from '../page-locale.ts';

interface Entry<Data> {
  /** Folder name; for texts, folder name and language. */
  readonly id: string;
  readonly data: Data;
  readonly body?: string | undefined;
  readonly digest?: string | number | undefined;
}

/** Static paths of every company in all variants; unchanged files are not rendered again. */
export function showcasePaths(
  companies: readonly Entry<CompanyFile>[],
  texts: readonly Entry<TextsFile>[],
) {
  const digests = new Map(texts.map(({ id, digest }) => [id, digest]));
  return companies.flatMap(({ id: company, digest }) =>
    localePaths().map(({ params }) => ({
      params: { ...params, company },
      cacheKey: [digest, digests.get(`${company}/th`), digests.get(`${company}/en`)].join(' '),
    })),
  );
}

export function sourceOf(
  company: Entry<CompanyFile>,
  texts: Readonly<Record<Locale, Entry<TextsFile>>>,
): ShowcaseSource {
  const textOf = ({ data, body = '' }: Entry<TextsFile>) => ({ ...data, about: body.trim() });
  return {
    slug: company.id,
    company: company.data,
    texts: { th: textOf(texts.th), en: textOf(texts.en) },
  };
}

export function showcaseSources(
  companies: readonly Entry<CompanyFile>[],
  texts: readonly Entry<TextsFile>[],
): ShowcaseSource[] {
  const textsById = new Map(texts.map((entry) => [entry.id, entry]));
  return companies
    .filter(({ id }) => id !== TEMPLATE)
    .toSorted((a, b) => a.data.order - b.data.order)
    .flatMap((company) => {
      const [th, en] = [textsById.get(`${company.id}/th`), textsById.get(`${company.id}/en`)];
      return th && en ? [sourceOf(company, { th, en })] : [];
    });
}

/** Example company of the employers' landing page, with its first picture. */
export function landingExample(
  companies: readonly Entry<CompanyFile>[],
  texts: readonly Entry<TextsFile>[],
  locale: Locale,
) {
  const [source] = showcaseSources(companies, texts);
  if (!source) throw new Error('src/content/showcase contains no company to show');
  const example = showcaseCompany(source, locale, staticPages(source.slug));
  const { cover } = example.company;
  return { example, first: cover && ({ media: cover, placement: 'miniature' } as const) };
}
