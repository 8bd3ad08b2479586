import { DEMO_PASSWORD, demoUsername } from '../../seed/demo-accounts.ts';
import type { BenchSite } from './site.ts';

export interface BenchPage {
  readonly name: string;
  readonly path: string;
  readonly cookie?: string;
}

export const homePage: BenchPage = { name: 'home', path: '/' };
export const benchListPage: BenchPage = { name: 'company list', path: '/yousay/companylist' };
export const fieldPage: BenchPage = { name: 'job field', path: '/yousay/companylist?idJobField=4' };
export const benchComparePage: BenchPage = { name: 'comparison', path: '/compare?ids=1-2-3-4' };
export const landingPage: BenchPage = { name: 'review landing', path: '/yousay' };

export function companyPages({ companyPath }: BenchSite): readonly BenchPage[] {
  return ['hrsay', 'yousay'].map((tab) => ({
    name: `company ${tab}`,
    path: companyPath.replace(/[^/]+$/, tab),
  }));
}

export async function benchSignIn(url: string): Promise<{ cookie: string; idEmp: number }> {
  const answer = await fetch(`${url}/yousayapi/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: demoUsername('employerAdmin'), password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; '), idEmp: (await answer.json()).data.idEmp };
}
