import { thaiDay } from '#shared/core/time/thai-time.ts';
import { users } from '#shared/server/db/schema/companies.ts';
import { jobSeekers } from '#shared/server/db/schema/job-seekers.ts';
import { resumes, workHistory } from '#shared/server/db/schema/resumes.ts';
import { hashPassword } from '#shared/server/session/passwords.ts';
import { random } from '../../artwork/random.ts';
import { daysBefore } from '../calendar.ts';
import type { DemoCompany } from '../company/company.ts';
import { DEMO_PASSWORD, demoUsername } from '../demo-accounts.ts';
import type { NewRow } from '../insert-rows.ts';
import type { Seeding } from './seeding.ts';
import { demoTelephone, website } from './store-companies.ts';

export async function demoPasswordHash(): Promise<string> {
  const hashed = await hashPassword(DEMO_PASSWORD);
  if (!hashed.ok) throw new Error('the demo password could not be hashed');
  return hashed.value;
}

function adminEmail(company: DemoCompany): string {
  if (company.index === 0) return demoUsername('employerAdmin');
  if (company.isFresh) return demoUsername('freshEmployer');
  return `hr@${website(company).replace('https://www.', '')}`;
}

/** An admin for every claimed company; only the printed accounts have a password. */
export async function storeUsers(seeding: Seeding, hash: string): Promise<void> {
  const { plan, bases, admins, insert } = seeding;
  const rows = plan.companies.flatMap((company) => {
    const idUser = admins.get(company.index);
    if (idUser === undefined) return [];
    const since = company.isFresh ? plan.now : daysBefore(plan.now, 60);
    const user = (idUser: number, email: string, isAdmin: boolean): NewRow<typeof users> => ({
      idUser,
      idEmp: bases.companies + company.index + 1,
      email,
      passwordHash: company.index === 0 || company.isFresh ? hash : null,
      contactName: 'ฝ่ายบุคคล (ตัวอย่าง)',
      position: isAdmin ? 'ผู้จัดการฝ่ายบุคคล' : 'เจ้าหน้าที่บุคคล',
      telephone: demoTelephone(company),
      role: isAdmin ? 'admin' : 'user',
      canSendEmail: isAdmin,
      termsAcceptedAt: since,
      createdAt: since,
    });
    const admin = user(idUser, adminEmail(company), true);
    return company.index === 0
      ? [admin, user(idUser + 1, demoUsername('employerUser'), false)]
      : [admin];
  });
  await insert(users, rows);
}

/** Job seekers have no names of their own: numbers say that they are not people. */
export const SEEKER_NAME = {
  first: 'ผู้หางาน',
  last: (index: number) => (index === 0 ? 'ตัวอย่าง' : `ตัวอย่าง ${index}`),
} as const;

export const seekerEmail = (index: number) =>
  index === 0 ? demoUsername('jobSeeker') : `seeker${index}@demo.example`;

export async function storeSeekers({ plan, bases, insert }: Seeding, hash: string): Promise<void> {
  const { seekers } = plan.amounts;
  const numbers = Array.from({ length: seekers }, (_, index) => index);
  await insert(
    jobSeekers,
    numbers.map((index) => {
      const draw = random('seeker', index);
      const since = daysBefore(plan.now, 20 + draw.next() * 1600);
      return {
        idJsk: bases.seekers + index + 1,
        username: seekerEmail(index),
        passwordHash: index === 0 ? hash : null,
        emailVerifiedAt: since,
        language: draw.chance(0.8) ? 'th' : 'en',
        isDemo: true,
        createdAt: since,
      };
    }),
  );
  await insert(
    resumes,
    numbers.map((index) => ({
      idResume: bases.resumes + index + 1,
      idJsk: bases.seekers + index + 1,
      firstName: 'Demo',
      lastName: index === 0 ? 'Seeker' : `Seeker ${index}`,
      firstNameThai: SEEKER_NAME.first,
      lastNameThai: SEEKER_NAME.last(index),
    })),
  );
}

/** Only the printed job seeker signs in and needs a work history. */
export async function storeWorkHistory({ plan, bases, insert }: Seeding): Promise<void> {
  // Workplaces that the job seeker can still review: one known page and two others.
  const workplaces = [0, 1, Math.min(4, plan.companies.length - 1)];
  await insert(
    workHistory,
    workplaces.map((company, index) => ({
      idResume: bases.resumes + 1,
      idEmp: bases.companies + company + 1,
      companyName: plan.companies[company]?.name.full.th ?? '',
      position: 'นักพัฒนาซอฟต์แวร์',
      idJobField: 4,
      startedOn: thaiDay(daysBefore(plan.now, 500 + index * 300)),
      endedOn: null,
    })),
  );
}
