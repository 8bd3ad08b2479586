import type { Locale } from '#shared/core/locale.ts';
import type { WizardWords } from './wizard-words.ts';

/** What each step's island is given. */
export interface WizardStepProps {
  readonly idEmp: number;
  /** The version that is edited. */
  readonly lang: Locale;
  /** The language the wizard speaks. */
  readonly locale: Locale;
  readonly words: WizardWords;
  /** Where the three ways of saving lead, and where a lost session is found again. */
  readonly paths: {
    readonly next: string;
    readonly back: string;
    readonly later: string;
    readonly signIn: string;
    readonly preview: string;
  };
}
