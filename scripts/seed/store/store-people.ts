import { hashPassword } from '#shared/server/session/passwords.ts';
import { random } from '../../artwork/random.ts';
import { dayIn, daysBefore } from '../calendar.ts';
import type { DemoCompany } from '../company/company.ts';
import type { Row } from '../copy.ts';
import { DEMO_PASSWORD, demoUsername } from '../demo-accounts.ts';
import { positionsOf } from '../job/position.ts';
import type { DemoReview } from '../review/review.ts';
import type { Seeding } from './seeding.ts';
import { telephone, website } from './store-companies.ts';

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
  const { plan, bases, admins, copy } = seeding;
  const rows = plan.companies.flatMap((company) => {
    const idUser = admins.get(company.index);
    if (idUser === undefined) return [];
    const since = company.isFresh ? plan.now : daysBefore(plan.now, 60);
    const of = (id: number, email: string, position: string, role: 'admin' | 'user'): Row => [
      id,
      bases.companies + company.index + 1,
      email,
      company.index === 0 || company.isFresh ? hash : null,
      'ฝ่ายบุคคล (ตัวอย่าง)',
      position,
      telephone(company),
      role,
      role === 'admin',
      since,
      since,
    ];
    const admin = of(idUser, adminEmail(company), 'ผู้จัดการฝ่ายบุคคล', 'admin');
    if (company.index !== 0) return [admin];
    return [admin, of(idUser + 1, demoUsername('employerUser'), 'เจ้าหน้าที่บุคคล', 'user')];
  });
  await copy(
    'users',
    [
      'id_user',
      'id_emp',
      'email',
      'password_hash',
      'contact_name',
      'position',
      'telephone',
      'role',
      'can_send_email',
      'terms_accepted_at',
      'created_at',
    ],
    rows,
  );
}

/** Job seekers have no names of their own: numbers say that they are not people. */
export async function storeSeekers({ plan, bases, copy }: Seeding, hash: string): Promise<void> {
  const { seekers } = plan.amounts;
  const numbers = Array.from({ length: seekers }, (_, index) => index);
  await copy(
    'job_seekers',
    [
      'id_jsk',
      'username',
      'password_hash',
      'email_verified_at',
      'language',
      'is_demo',
      'created_at',
    ],
    numbers.map((index) => {
      const draw = random('seeker', index);
      const since = daysBefore(plan.now, 20 + draw.next() * 1600);
      return [
        bases.seekers + index + 1,
        index === 0 ? demoUsername('jobSeeker') : `seeker${index}@demo.example`,
        index === 0 ? hash : null,
        since,
        draw.chance(0.8) ? 'th' : 'en',
        true,
        since,
      ];
    }),
  );
  await copy(
    'resumes',
    ['id_resume', 'id_jsk', 'first_name', 'last_name', 'first_name_thai', 'last_name_thai'],
    numbers.map((index) => [
      bases.resumes + index + 1,
      bases.seekers + index + 1,
      'Demo',
      index === 0 ? 'Seeker' : `Seeker ${index}`,
      'ผู้หางาน',
      index === 0 ? 'ตัวอย่าง' : `ตัวอย่าง ${index}`,
    ]),
  );
}

/** A checked review rests on a job in its writer's history. */
export async function storeWorkHistory({ plan, bases, copy }: Seeding): Promise<void> {
  await copy(
    'work_history',
    ['id_resume', 'id_emp', 'company_name', 'position', 'id_job_field', 'started_on', 'ended_on'],
    [...historyOf(plan.reviews, plan.now), ...demoSeekerHistory(plan.companies.length)].map(
      (job) => {
        const company = plan.companies[job.company];
        return [
          bases.resumes + job.writer + 1,
          bases.companies + job.company + 1,
          company?.name.full.th ?? '',
          job.position,
          job.idJobField,
          dayIn(daysBefore(job.until ?? plan.now, job.days)),
          job.until && dayIn(job.until),
        ];
      },
    ),
  );
}

interface Job {
  readonly writer: number;
  readonly company: number;
  readonly position: string;
  readonly idJobField: number;
  readonly until: Date | null;
  readonly days: number;
}

function historyOf(reviews: readonly DemoReview[], now: Date): Job[] {
  return reviews.flatMap((review, index) => {
    if (review.workCheck !== 'checked') return [];
    const draw = random('history', index);
    const isCurrent = review.employmentStatus === 'current';
    const isLong = review.tenure === 'moreThanOneYear';
    const span = isLong ? draw.int(400, 2600) : draw.int(60, 340);
    const age = (now.getTime() - review.submittedAt.getTime()) / 86_400_000;
    return [
      {
        writer: review.writer,
        company: review.company.index,
        position: draw.pick(positionsOf(review.idJobField)).th,
        idJobField: review.idJobField,
        until: isCurrent ? null : daysBefore(review.submittedAt, draw.int(10, 200)),
        days: isCurrent ? Math.round(age) + span : span,
      },
    ];
  });
}

/** The printed job seeker has places left to review: one known page and two others. */
function demoSeekerHistory(companies: number): Job[] {
  return [0, 1, Math.min(4, companies - 1)].map((company, at) => ({
    writer: 0,
    company,
    position: 'นักพัฒนาซอฟต์แวร์',
    idJobField: 4,
    until: null,
    days: 500 + at * 300,
  }));
}
