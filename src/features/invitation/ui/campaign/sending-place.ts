import type { WizardWords } from '#features/profile/ui/wizard/wizard-words.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { CompanyName } from '#shared/core/company/company-name.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { senderAsRead } from '../../core/sender-name.ts';

type Words = Catalogue['invitation'];

/** What the page knows of who may send for the company; null where its package sends nothing. */
export interface SendingChoices {
  /** The user's own right. */
  readonly isAllowed: boolean;
  /** Where rights are given. */
  readonly users: string;
  /** Proved addresses of the company's users, the reader's own first. */
  readonly senders: readonly string[];
  readonly company: CompanyName;
  /** The company's name in letters, by their layout. */
  readonly companyAs: Readonly<Record<Locale, string>>;
  /** The line a letter names its sender in, by its layout. */
  readonly via: Readonly<Record<Locale, string>>;
  /** The hosts that a letter of each sender leads to, and what is said of all others. */
  readonly links: {
    readonly hosts: Readonly<Record<string, readonly string[]>>;
    readonly note: string;
  };
  readonly say: Pick<Words, 'recipients' | 'csv' | 'send' | 'history' | 'refusals'>;
}

/** What becomes of the addresses in one sender's letter. */
export interface LetterLinks {
  readonly hosts: readonly string[];
  readonly note: string;
}

export const linksOf = ({ links }: SendingChoices, sender: string): LetterLinks => ({
  hosts: links.hosts[sender] ?? [],
  note: links.note,
});

/** The sender as a letter in this layout names it. */
export const senderLine = (
  { company, companyAs, via }: SendingChoices,
  name: string,
  layoutLang: Locale,
): string =>
  fill(via[layoutLang], { senderName: senderAsRead(name.trim(), company, companyAs[layoutLang]) });

/** Where sending happens, and in which words. */
export interface SendingPlace {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly locale: Locale;
  readonly words: WizardWords;
  readonly say: SendingChoices['say'];
}
