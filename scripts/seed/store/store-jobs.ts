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
      ...opening,
      idJob: bases.openings + index + 1,
      idEmp: bases.companies + opening.company.index + 1,
      positionTh: opening.position.th,
      positionEn: opening.position.en,
      descriptionTh: opening.description.th,
      descriptionEn: isInThaiAlone(opening.company) ? '' : opening.description.en,
      education: opening.position.education,
      isDemo: true,
      createdAt: opening.postedAt,
      updatedAt: opening.postedAt,
    })),
  );
}

export async function storeApplications({ plan, bases, insert }: Seeding): Promise<void> {
  await insert(
    applications,
    makeApplications(plan).map(({ opening, seeker, ...application }) => ({
      ...application,
      idJob: bases.openings + opening + 1,
      idEmp: bases.companies + (plan.openings[opening]?.company.index ?? 0) + 1,
      idJsk: bases.seekers + seeker + 1,
      consented: true,
      sharedName: `${SEEKER_NAME.first} ${SEEKER_NAME.last(seeker)}`,
      sharedEmail: seekerEmail(seeker),
      notifiedAt: application.appliedAt,
    })),
  );
}
