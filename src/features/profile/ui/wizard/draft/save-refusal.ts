import { fill } from '#shared/core/fill.ts';
import type { ApiFailure } from '#shared/ui/api/called.ts';
import type { WizardWords } from '../wizard-words.ts';

export interface StepNotice {
  readonly tone: 'info' | 'success' | 'danger';
  readonly text: string;
  /** Leads to where the trouble is solved. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** The sentence for why a section could not be saved, with a link where one helps. */
export function saveRefusal(
  failure: ApiFailure,
  { wizard }: WizardWords,
  paths: { readonly signIn: string; readonly preview: string },
): StepNotice {
  const danger = (text: string): StepNotice => ({ tone: 'danger', text });
  if (failure.status === 0) return danger(wizard.unreachable);
  if (failure.code === 'unauthenticated') {
    return { ...danger(wizard.signedOut), link: { href: paths.signIn, label: wizard.signIn } };
  }
  if (failure.code === 'awaiting_review') {
    return { ...danger(wizard.locked), link: { href: paths.preview, label: wizard.toPreview } };
  }
  const { cap } = failure.detail ?? {};
  if (failure.code === 'cap_reached' && typeof cap === 'number') {
    return danger(fill(wizard.capReached, { cap }));
  }
  return danger(failure.code === 'invalid_fields' ? wizard.fixFields : wizard.failed);
}
