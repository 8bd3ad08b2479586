import { eq } from 'drizzle-orm';
import type { Locale } from '#shared/core/locale.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { companies } from '#shared/server/db/schema/companies.ts';
import { wizardSteps } from '#shared/server/db/schema/profiles.ts';
import { WIZARD_STEPS, type WizardStepName } from '../core/steps.ts';
import { draftItems } from './item-queries.ts';

export async function savedSteps(
  db: Db,
  idEmp: number,
): Promise<Record<Locale, WizardStepName | null>> {
  const rows = await db
    .select({ lang: wizardSteps.lang, step: wizardSteps.step })
    .from(wizardSteps)
    .where(eq(wizardSteps.idEmp, idEmp));
  const steps: Record<Locale, WizardStepName | null> = { th: null, en: null };
  for (const { lang, step } of rows)
    steps[lang] = WIZARD_STEPS.find((candidate) => candidate === step) ?? null;
  return steps;
}

export async function saveStep(
  db: Db,
  idEmp: number,
  lang: Locale,
  step: WizardStepName,
): Promise<void> {
  await db
    .insert(wizardSteps)
    .values({ idEmp, lang, step })
    .onConflictDoUpdate({
      target: [wizardSteps.idEmp, wizardSteps.lang],
      set: { step, updatedAt: new Date() },
    });
}

/** The industry in the draft, else that of the company. */
export async function industryOf(db: Db, idEmp: number, lang: Locale): Promise<number | null> {
  const [company] = await db
    .select({ idIndustry: companies.idIndustry })
    .from(companies)
    .where(eq(companies.idEmp, idEmp));
  const [profile] = await draftItems(db, idEmp, lang, ['companyProfile']);
  const selected = profile?.content['idIndustry'];
  return typeof selected === 'number' ? selected : (company?.idIndustry ?? null);
}
