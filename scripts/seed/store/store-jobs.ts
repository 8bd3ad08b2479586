import { makeApplications } from '../job/application.ts';
import type { Seeding } from './seeding.ts';

export async function storeOpenings({ plan, bases, copy }: Seeding): Promise<void> {
  await copy(
    'openings',
    [
      'id_job',
      'id_emp',
      'id_job_field',
      'position_th',
      'position_en',
      'description_th',
      'description_en',
      'salary_from',
      'salary_to',
      'education',
      'province',
      'job_type',
      'headcount',
      'posted_at',
      'expires_at',
      'closed_at',
      'is_demo',
      'created_at',
      'updated_at',
    ],
    plan.openings.map((opening, index) => [
      bases.openings + index + 1,
      bases.companies + opening.company.index + 1,
      opening.idJobField,
      opening.position.th,
      opening.position.en,
      opening.description.th,
      opening.description.en,
      opening.salaryFrom,
      opening.salaryTo,
      opening.position.education,
      opening.province,
      opening.jobType,
      opening.headcount,
      opening.postedAt,
      opening.expiresAt,
      opening.closedAt,
      true,
      opening.postedAt,
      opening.postedAt,
    ]),
  );
}

export async function storeApplications({ plan, bases, copy }: Seeding): Promise<void> {
  const { openings, amounts, now } = plan;
  const made = makeApplications(openings, amounts.applications, amounts.seekers, now);
  await copy(
    'applications',
    ['id_job', 'id_emp', 'id_jsk', 'applied_at'],
    made.map(({ opening, seeker, appliedAt }) => [
      bases.openings + opening + 1,
      bases.companies + (openings[opening]?.company.index ?? 0) + 1,
      bases.seekers + seeker + 1,
      appliedAt,
    ]),
  );
}
