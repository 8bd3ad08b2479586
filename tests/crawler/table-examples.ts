import { findPage } from '#app/find-page.ts';
import type { PageRow } from '#app/page-row.ts';
import { ROUTES } from '#app/routes.ts';
import { get, type Walk } from './crawl.ts';

function isOfCompany([route, { search }]: [string, PageRow]): boolean {
  return route.startsWith('/company/[segment]/') && search === 'links';
}

export function companyExamples(paths: readonly string[]): readonly string[] {
  return Object.entries(ROUTES)
    .filter(isOfCompany)
    .map(([route, row]) => {
      const found = paths.find((path) => findPage(path) === row);
      if (found === undefined) throw new Error(`nothing in the demo is at ${route}`);
      return found;
    });
}

export async function searchExamples(
  site: string,
  listed: readonly string[],
  { linked }: Walk,
): Promise<Record<string, string>> {
  const has = (tab: string) =>
    listed.flatMap((path) => new RegExp(`^/company/([^/]+)/${tab}$`).exec(path)?.[1] ?? []);
  const [published, reviewed, hiring] = [has('hrsay'), has('yousay'), has('jobs')].map(
    (segments) => new Set(segments),
  ) as [Set<string>, Set<string>, Set<string>];
  const first = [...published][0] ?? '';
  const everyone = [...linked.keys()].flatMap(
    (path) => /^\/company\/([^/]+-\d+)\//.exec(path)?.[1] ?? [],
  );
  const fields = [...linked.keys()].filter((path) =>
    /^\/yousay\/companylist\?(?:idIndustry|idJobField|province)=\d+$/.test(path),
  );
  const jobs = [...linked.keys()].filter((path) =>
    /^\/jobs\?idJobField=\d+&province=\d+$/.test(path),
  );
  const openings = listed.filter((path) => /^\/company\/[^/]+\/jobs\/\d+$/.test(path));
  const all: Record<string, string | undefined> = {
    published: first,
    publishedId: /\d+$/.exec(first)?.[0],
    unpublished: [...reviewed].find((one) => !published.has(one)),
    withoutOpenings: everyone.find((one) => !hiring.has(one)),
    withoutReviews: everyone.find((one) => !reviewed.has(one)),
    opening: openings[0],
    thaiOpening: openings.find((path) => !listed.includes(`/en${path}`)),
    closedOpening: await closedOpening(site, first),
    thaiOnly: [...published].find((one) => !listed.includes(`/en/company/${one}/hrsay`)),
    review: [...linked.keys()].find((path) => /^\/reviewContent\?idReview=[^&]+$/.test(path)),
    thinList: fields.find((path) => !listed.includes(path)),
    jobLanding: jobs.find((path) => listed.includes(path)),
    thinJobLanding: jobs.find((path) => !listed.includes(path)),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, one]) => (one ? [[name, one]] : [])),
  );
}

/** The sitemap lists none: the demo has some among its first positions. */
async function closedOpening(site: string, segment: string): Promise<string | undefined> {
  for (let idJob = 1; idJob < 60; idJob += 1) {
    const path = `/company/${segment}/jobs/${idJob}`;
    if ((await get(site + path)).status === 410) return path;
  }
  return undefined;
}
