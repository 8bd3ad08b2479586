import type { Locale } from '#shared/core/locale.ts';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { db } from '#shared/server/db/pool.ts';
import { pageCoach } from '../core/guidance/page-coach.ts';
import { stepsOf } from '../core/steps.ts';
import type { WizardOverview } from '../core/wizard-overview.ts';
import { homeFigures } from './home-figures-queries.ts';
import { loadWizard } from './load-wizard.ts';

interface Coached {
  readonly idEmp: number;
  readonly packageHrSay: PackageHrSay;
  /** Where it is known already. */
  readonly overview?: WizardOverview;
}

/** What visitors would miss on the pages of a company, as its drafts stand. */
export async function loadCoach({ idEmp, packageHrSay, overview }: Coached, reader: Locale) {
  const [figures, known] = await Promise.all([
    homeFigures(db, idEmp),
    overview ?? loadWizard(db, idEmp),
  ]);
  const steps = stepsOf(packageHrSay);
  return pageCoach({ overview: known, figures, steps, now: new Date() }, reader);
}
