// Pages measured on grown data, with their maximum milliseconds at forty times the demo.
import { withLongRunningClient } from '#shared/server/db/long-running-client.ts';
import type { SignedIn } from './sign-in.ts';

export interface ScalePage {
  readonly measure: string;
  readonly path: string;
  readonly goal: number;
  readonly who?: SignedIn;
}

type Filters = Readonly<Record<string, string>>;

const LISTS: Filters = {
  'from a score': 'scoreFrom=4',
  'from a score, page 50': 'scoreFrom=4&pg=50',
  'of a size': 'size=3',
  'of the rarest size': 'size=8',
  'with a symbol': 'recognition=good',
  'with the highest symbol': 'recognition=finest',
  'with openings': 'hiring=1',
  'with a page': 'hasPage=1',
  'of a size, with a page': 'size=3&hasPage=1',
  'from a score, with openings': 'scoreFrom=3.5&hiring=1',
  'from a score, by reviews': 'scoreFrom=3.5&sort=reviews',
  'of a size, latest': 'size=3&sort=latest',
  'of a size, by applications': 'size=3&sort=applications',
  'with openings, by reviews, page 50': 'hiring=1&sort=reviews&pg=50',
  'by score': 'sort=score',
  'by reviews': 'sort=reviews',
  'by applications': 'sort=applications',
  latest: 'sort=latest',
  'of a keyword': 'keyword=ไทย',
  'of a keyword, with openings': 'keyword=ไทย&hiring=1',
  'of a keyword, from a score, by reviews': 'keyword=ไทย&scoreFrom=3.5&sort=reviews',
  'of a keyword and a province': 'keyword=ไทย&province=10',
};
const OPENINGS: Filters = {
  'page 50': 'pg=50',
  'last page': 'pg=500',
  'of a job field': 'idJobField=4',
  'of a province': 'province=10',
  'of a job type': 'jobType=internship',
  'of an education': 'education=doctorate',
  'from a salary': 'salaryFrom=50000',
  'from a score': 'scoreFrom=4',
  'of this week': 'fresh=1',
  'by salary': 'sort=salary',
  'by salary, page 50': 'sort=salary&pg=50',
  'by score': 'sort=score',
  'by score, page 50': 'sort=score&pg=50',
  'of a province, by score': 'province=10&sort=score',
  'of a job field, from a score, by salary': 'idJobField=4&scoreFrom=3.5&sort=salary',
  'of a keyword': 'keyword=engineer',
  'of a keyword, from a score, by score': 'keyword=engineer&scoreFrom=3.5&sort=score',
  'of a misspelt keyword': 'keyword=enginer',
};
const REVIEWS: Filters = {
  'of one star': 'starsId=1',
  'of two stars, page 50': 'starsId=5,4&pg=50',
  'of who left': 'statusesId=former',
  'of a job field': 'jobFieldsId=4',
  'of a grade': 'gradesId=manager',
  'of a job type': 'jobTypesId=fullTime',
  'of a year': 'yearsId=2025',
  'of the invited': 'invitedId=yes',
  'of a language': 'langsId=en',
  'of a star, a status and a year': 'starsId=1&statusesId=former&yearsId=2025',
  'of a keyword': 'keyword=ทำงาน',
  'of a keyword and a star': 'keyword=ทำงาน&starsId=5',
  'most useful': 'sortId=useful',
  'most useful, page 50': 'sortId=useful&pg=50',
  highest: 'sortId=highest',
  'lowest, page 50': 'sortId=lowest&pg=50',
};
const TEAM: Filters = {
  "the team's home": '/backoffice',
  'submissions that were approved': '/backoffice?status=A',
  'reviews to decide': '/backoffice/reviews',
  'reported reviews': '/backoffice/reports',
  appeals: '/backoffice/appeals',
  claims: '/backoffice/claims',
  'companies for the team': '/backoffice/companies',
  'companies for the team, of a keyword': '/backoffice/companies?keyword=ไทย',
  invitations: '/backoffice/invitations',
  'jobs of the server': '/backoffice/jobs',
  'log of the team': '/backoffice/audit',
  'mails of the server': '/backoffice/mails',
};
const EMPLOYER: Filters = {
  "the largest company's home": '/mMyHRSay',
  'its own reviews': '/company/yousay',
  'its own reviews, page 50': '/company/yousay?pg=50',
  'its own reviews without an answer': '/company/yousay?unanswered=1',
  'its visitors': '/company/visitors',
  'its own openings': '/company/jobs',
  'its invitations': '/company/invitations',
};
const JOB_SEEKER: Filters = {
  "a job seeker's page": '/myPage',
  "a job seeker's profile": '/myProfile',
  "a job seeker's reviews": '/myYouSay',
};

const LIST_GOAL = 80;
const REVIEWS_GOAL = 60;

function pagesOf(
  listName: string,
  path: string,
  filters: Filters,
  goal: number,
): readonly ScalePage[] {
  return Object.entries(filters).map(([name, search]) => ({
    measure: `${listName}, ${name}`,
    path: `${path}?${search}`,
    goal,
  }));
}

function pagesFor(who: SignedIn, pages: Filters): readonly ScalePage[] {
  return Object.entries(pages).map(([measure, path]) => ({ measure, path, goal: LIST_GOAL, who }));
}

export async function scalePages(site: string, database: string): Promise<readonly ScalePage[]> {
  const { lastPage, largest, industry, jobField, province, submission } = await figuresOf(database);
  const list = '/yousay/companylist';
  const reviews = await addressOf(`${site}/company/${largest}/yousay`);
  return [
    { measure: 'home', path: '/', goal: 60 },
    { measure: 'review landing', path: '/yousay', goal: 60 },
    { measure: 'list', path: list, goal: LIST_GOAL },
    { measure: 'list, page 50', path: `${list}?pg=50`, goal: LIST_GOAL },
    { measure: 'list, last page', path: `${list}?pg=${lastPage}`, goal: LIST_GOAL },
    { measure: 'list of an industry', path: `${list}?idIndustry=${industry}`, goal: LIST_GOAL },
    { measure: 'list of a job field', path: `${list}?idJobField=${jobField}`, goal: LIST_GOAL },
    { measure: 'list of a province', path: `${list}?province=${province}`, goal: LIST_GOAL },
    ...pagesOf('list', list, LISTS, LIST_GOAL),
    { measure: 'reviews of the largest company', path: reviews, goal: REVIEWS_GOAL },
    { measure: 'its reviews, page 50', path: `${reviews}?pg=50`, goal: REVIEWS_GOAL },
    ...pagesOf('its reviews', reviews, REVIEWS, REVIEWS_GOAL),
    { measure: 'integrity', path: '/integrity', goal: 40 },
    { measure: 'sitemap index', path: '/sitemap-index.xml', goal: 100 },
    { measure: 'sitemap of pages', path: '/sitemap-pages.xml', goal: 100 },
    { measure: 'sitemap of companies', path: '/sitemap-companies-1.xml', goal: 100 },
    { measure: 'sitemap of openings', path: '/sitemap-openings-1.xml', goal: 100 },
    { measure: 'feed', path: '/feed.xml', goal: 100 },
    { measure: 'feed of openings', path: '/jobs.xml', goal: 100 },
    { measure: 'jobs', path: '/jobs', goal: LIST_GOAL },
    ...pagesOf('jobs', '/jobs', OPENINGS, LIST_GOAL),
    ...pagesFor('team', TEAM),
    ...pagesFor('team', {
      'a submission beside similar companies': `/backoffice/submissions/${submission}`,
    }),
    ...pagesFor('employer', EMPLOYER),
    ...pagesFor('jobSeeker', JOB_SEEKER),
  ];
}

async function figuresOf(database: string) {
  const { rows } = await withLongRunningClient(database, (client) =>
    client.query<{
      companies: number;
      largest: number;
      industry: number;
      jobField: number;
      province: string;
      submission: number;
    }>(
      `SELECT (SELECT count(*)::int FROM companies WHERE is_active AND is_listed) AS companies,
         (SELECT id_emp FROM company_stats ORDER BY review_count DESC LIMIT 1) AS largest,
         (SELECT id_industry FROM companies GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS industry,
         (SELECT id_job_field FROM company_job_fields GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS "jobField",
         (SELECT province FROM companies GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS province,
         (SELECT max(id_approval) FROM approvals) AS submission`,
    ),
  );
  if (!rows[0]) throw new Error('a count is always there');
  return { ...rows[0], lastPage: Math.ceil(rows[0].companies / 20) };
}

async function addressOf(url: string): Promise<string> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return new URL(answer.url).pathname;
}
