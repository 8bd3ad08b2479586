import type { WizardMessages } from '#features/profile/ui/wizard/wizard-words.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { CompanyName } from '#shared/core/company/company-name.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { displaySenderName } from '../../core/sender-name.ts';

type InvitationMessages = Catalogue['invitation'];

/** What the page knows of who may send for the company; null where its package sends nothing. */
export interface CampaignChoices {
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
  readonly messages: Pick<
    InvitationMessages,
    'recipients' | 'csv' | 'send' | 'history' | 'refusals'
  >;
}

/** What becomes of the addresses in one sender's letter. */
export interface EmailLinks {
  readonly hosts: readonly string[];
  readonly note: string;
}

export const linksOf = ({ links }: CampaignChoices, sender: string): EmailLinks => ({
  hosts: links.hosts[sender] ?? [],
  note: links.note,
});

/** The sender as a letter in this layout names it. */
export const senderLine = (
  { company, companyAs, via }: CampaignChoices,
  name: string,
  layoutLang: Locale,
): string =>
  fill(via[layoutLang], {
    senderName: displaySenderName(name.trim(), company, companyAs[layoutLang]),
  });

/** Where sending happens, and in which words. */
export interface CampaignContext {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly locale: Locale;
  readonly wizardMessages: WizardMessages;
  readonly messages: CampaignChoices['messages'];
}
