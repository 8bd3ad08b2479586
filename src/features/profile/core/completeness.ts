import type { WizardStep } from './profile-lists.ts';
import type { CompanyProfile, CompanyProfileField } from './sections/company-profile.ts';
import { missingFields } from './sections/company-profile.ts';
import type { FieldCode } from './sections/field-codes.ts';

export interface DraftState {
  readonly profile: CompanyProfile;
  readonly coverCount: number;
  readonly termsAccepted: boolean;
}

/** One thing to do before submitting, and the step where it is done. */
export interface Missing {
  readonly step: WizardStep;
  readonly field: CompanyProfileField | 'cover' | 'terms';
  readonly code: FieldCode;
}

/** Empty when the draft may be submitted: the terms, one cover and every required field. */
export function missingFor(draft: DraftState): readonly Missing[] {
  const missing: Missing[] = [];
  if (!draft.termsAccepted) missing.push({ step: 'start', field: 'terms', code: 'termsRequired' });
  if (draft.coverCount === 0) {
    missing.push({ step: 'cover', field: 'cover', code: 'coverRequired' });
  }
  for (const [field, code] of Object.entries(missingFields(draft.profile))) {
    missing.push({ step: 'company-profile', field: field as CompanyProfileField, code });
  }
  return missing;
}
