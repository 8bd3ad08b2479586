import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { db } from '#shared/server/db/pool.ts';
import { pageCoach } from '../core/guidance/page-coach.ts';
import { stepsOf } from '../core/steps.ts';
import type { WizardOverview } from '../core/wizard-overview.ts';
import { loadHomeStats } from './home-figures-queries.ts';
import { loadWizard } from './load-wizard.ts';

interface CoachedCompany {
  readonly idEmp: number;
  readonly packageHrSay: PackageHrSay;
  readonly overview?: WizardOverview;
}

/** Computes the page score of the company's drafts. */
export async function loadCoach({ idEmp, packageHrSay, overview }: CoachedCompany, reader: Locale) {
  const [stats, wizardOverview] = await Promise.all([
    loadHomeStats(db, idEmp),
    overview ?? loadWizard(db, idEmp),
  ]);
  const steps = stepsOf(packageHrSay);
  return pageCoach({ overview: wizardOverview, stats, steps, now: new Date() }, reader);
}
