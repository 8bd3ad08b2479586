import { applications, openings } from '#shared/server/db/schema/jobs.ts';
import type { DemoCompany } from '../company/company.ts';
import { makeApplications } from '../job/application.ts';
import type { Seeding } from './seeding.ts';
import { SEEKER_NAME, seekerEmail } from './store-people.ts';

const isInThaiAlone = ({ isPublished, languages }: DemoCompany) =>
  isPublished && !languages.includes('en');

export async function storeOpenings({ plan, bases, insert }: Seeding): Promise<void> {
  await insert(
    openings,
    plan.openings.map((opening, index) => ({
      idJob: bases.openings + index + 1,
      idEmp: bases.companies + opening.company.index + 1,
      idJobField: opening.idJobField,
      positionTh: opening.position.th,
      positionEn: opening.position.en,
      descriptionTh: opening.description.th,
      descriptionEn: isInThaiAlone(opening.company) ? '' : opening.description.en,
      salaryFrom: opening.salaryFrom,
      salaryTo: opening.salaryTo,
      education: opening.position.education,
      province: opening.province,
      jobType: opening.jobType,
      headcount: opening.headcount,
      postedAt: opening.postedAt,
      expiresAt: opening.expiresAt,
      closedAt: opening.closedAt,
      isDemo: true,
      createdAt: opening.postedAt,
      updatedAt: opening.postedAt,
    })),
  );
}

export async function storeApplications({ plan, bases, insert }: Seeding): Promise<void> {
  const { amounts, now } = plan;
  const drawnApplications = makeApplications(
    plan.openings,
    amounts.applications,
    amounts.seekers,
    now,
  );
  await insert(
    applications,
    drawnApplications.map(({ opening, seeker, appliedAt, status, statusAt }) => ({
      idJob: bases.openings + opening + 1,
      idEmp: bases.companies + (plan.openings[opening]?.company.index ?? 0) + 1,
      idJsk: bases.seekers + seeker + 1,
      appliedAt,
      status,
      statusAt,
      consented: true,
      sharedName: `${SEEKER_NAME.first} ${SEEKER_NAME.last(seeker)}`,
      sharedEmail: seekerEmail(seeker),
      notifiedAt: appliedAt,
    })),
  );
}
