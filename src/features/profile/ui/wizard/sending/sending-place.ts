import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { WizardWords } from '../wizard-words.ts';

type Words = Catalogue['invitation'];

/** What the page knows of who may send for the company; null where its package sends nothing. */
export interface SendingChoices {
  /** The user's own right. */
  readonly isAllowed: boolean;
  /** Where rights are given. */
  readonly users: string;
  /** Proved addresses of the company's users, the reader's own first. */
  readonly senders: readonly string[];
  readonly say: Pick<Words, 'recipients' | 'csv' | 'send' | 'history' | 'refusals'>;
}

/** Where sending happens, and in which words. */
export interface SendingPlace {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly locale: Locale;
  readonly words: WizardWords;
  readonly say: SendingChoices['say'];
}
