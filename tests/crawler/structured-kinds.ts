import { splitLocale } from '#shared/core/locale.ts';
import type { Walk } from './crawl.ts';
import { isForSearch, type ReadPage } from './read-page.ts';

interface Carried {
  readonly pattern: RegExp;
  readonly always: readonly string[];
  readonly sometimes?: readonly string[];
}

const COMPANY = '^/company/[^/]+';

const CARRIED: readonly Carried[] = [
  { pattern: /^\/$/, always: ['Organization', 'WebSite'] },
  { pattern: /^\/aboutus$/, always: ['Organization'] },
  { pattern: /^\/about-hrsay-landing$/, always: ['FAQPage'] },
  { pattern: /^\/recognition$/, always: ['BreadcrumbList', 'FAQPage'] },
  {
    pattern: /^\/(?:developers|integrity|packageCompare|(?:privacy|terms)(?:HR|You)Say)$/,
    always: ['BreadcrumbList'],
  },
  { pattern: /^\/reviewContent$/, always: ['BreadcrumbList'] },
  { pattern: /^\/video\/[^/]+$/, always: ['BreadcrumbList', 'VideoObject'] },
  { pattern: /^\/yousay\/companylist(?:\?|$)/, always: ['BreadcrumbList', 'ItemList'] },
  { pattern: /^\/jobs(?:\?|$)/, always: ['BreadcrumbList'] },
  { pattern: new RegExp(`${COMPANY}/hrsay$`), always: ['BreadcrumbList', 'Organization'] },
  {
    pattern: new RegExp(`${COMPANY}/(?:hrsay/feature/[^/]+/post|brandsdna/[^/]+)$`),
    always: ['Article', 'BreadcrumbList'],
  },
  {
    pattern: new RegExp(`${COMPANY}/(?:hrsay/gallery/[^/]+/post|brandsdna|jobs)(?:\\?|$)`),
    always: ['BreadcrumbList'],
  },
  { pattern: new RegExp(`${COMPANY}/jobs/\\d+$`), always: ['BreadcrumbList', 'JobPosting'] },
  {
    pattern: new RegExp(`${COMPANY}/yousay(?:\\?|$)`),
    always: ['BreadcrumbList'],
    sometimes: ['EmployerAggregateRating'],
  },
  { pattern: /^\/static\/[^/]+\/(?:hrsay|jobs|yousay)$/, always: ['BreadcrumbList'] },
  { pattern: /^\/sample(?:Jobs|Yousay)?$/, always: ['BreadcrumbList'] },
];

function carriedAt(path: string): Carried | undefined {
  const { rest } = splitLocale(path);
  return CARRIED.find(({ pattern }) => pattern.test(rest));
}

function kindsOf({ structured }: ReadPage): string[] {
  return structured.map((text) => String((JSON.parse(text) as { '@type'?: unknown })['@type']));
}

export function kindFaults(path: string, page: ReadPage): string[] {
  if (!isForSearch(page)) return [];
  const { always = [], sometimes = [] } = carriedAt(path) ?? {};
  const kinds = kindsOf(page);
  const isExpected = (kind: string, index: number) =>
    [...always, ...sometimes].includes(kind) && kinds.indexOf(kind) === index;
  return [
    ...always.filter((kind) => !kinds.includes(kind)).map((kind) => `carries no ${kind}`),
    ...kinds
      .filter((kind, index) => !isExpected(kind, index))
      .map((kind) => `carries a ${kind} too many`),
  ];
}

export function neverCarried({ visits }: Walk): string[] {
  const shown = [...visits.values()].flatMap(({ path, page, status }) =>
    page !== null && status === 200 && isForSearch(page)
      ? [{ sort: carriedAt(path), kinds: kindsOf(page) }]
      : [],
  );
  return CARRIED.flatMap((sort) => {
    const seen = new Set(shown.filter((one) => one.sort === sort).flatMap(({ kinds }) => kinds));
    return [...sort.always, ...(sort.sometimes ?? [])]
      .filter((kind) => !seen.has(kind))
      .map((kind) => `${sort.pattern.source}: ${kind}`);
  });
}
