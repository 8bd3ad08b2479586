import type { VisitedPage } from '#shared/core/domain/visit.ts';
import { splitLocale } from '#shared/core/locale.ts';

export interface CompanyVisit {
  readonly idEmp: number;
  readonly page: VisitedPage;
}

const COMPANY_PAGE =
  /^\/company\/(?:[^/]*-)?([1-9]\d{0,8})\/(?:(yousay)|(jobs)(?:\/\d+)?|(brandsdna)(?:\/[^/]+)?|(hrsay)(?:\/(?:feature|gallery)\/[^/]+\/(post))?)$/;
const MAX_URL_LENGTH = 1_000;

/** Parses a URL of this site into company and page; null if it is no company page. */
export function visitedPage(pathAndQuery: string): CompanyVisit | null {
  if (pathAndQuery.length > MAX_URL_LENGTH) return null;
  const [path = '', query] = pathAndQuery.split('?', 2);
  const { rest } = splitLocale(path);
  if (rest === '/mYousayQuestion') return writtenAbout(new URLSearchParams(query).get('idEmp'));
  const found = COMPANY_PAGE.exec(rest);
  if (!found) return null;
  const [, idEmp, yousay, jobs, brandsdna, hrsay, post] = found;
  const page = (post ?? yousay ?? jobs ?? brandsdna ?? hrsay) as VisitedPage;
  return { idEmp: Number(idEmp), page };
}

function writtenAbout(idEmp: string | null): CompanyVisit | null {
  return /^[1-9]\d{0,8}$/.test(idEmp ?? '') ? { idEmp: Number(idEmp), page: 'write' } : null;
}
