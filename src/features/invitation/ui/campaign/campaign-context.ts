import type { WizardMessages } from '#features/profile/ui/wizard/wizard-messages.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { CompanyName } from '#shared/core/company/company-name.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import { displaySenderName } from '../../core/sender-name.ts';

type InvitationMessages = Catalogue['invitation'];

/** Possible senders and texts of invitation emails; null in packages without email. */
export interface CampaignChoices {
  readonly isAllowed: boolean;
  readonly usersPageUrl: string;
  /** Verified emails of the company's users, with the reader's own first. */
  readonly senders: readonly string[];
  readonly company: CompanyName;
  /** The company's name in emails, by language of the layout. */
  readonly companyAs: Readonly<Record<Locale, string>>;
  /** Template of the line that names the sender, by language of the layout. */
  readonly via: Readonly<Record<Locale, string>>;
  /** Hosts to which emails of each sender may link, and the note if a text has other links. */
  readonly links: {
    readonly hosts: Readonly<Record<string, readonly string[]>>;
    readonly note: string;
  };
  readonly messages: Pick<InvitationMessages, 'recipients' | 'csv' | 'send' | 'history' | 'errors'>;
}

/** The hosts to which emails of one sender may link. */
export interface EmailLinks {
  readonly hosts: readonly string[];
  readonly note: string;
}

export const linksOf = ({ links }: CampaignChoices, sender: string): EmailLinks => ({
  hosts: links.hosts[sender] ?? [],
  note: links.note,
});

/** The line that names the sender in an email of this layout. */
export const senderLine = (
  { company, companyAs, via }: CampaignChoices,
  name: string,
  layoutLang: Locale,
): string =>
  fill(via[layoutLang], {
    senderName: displaySenderName(name.trim(), company, companyAs[layoutLang]),
  });

export interface CampaignContext {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly locale: Locale;
  readonly wizardMessages: WizardMessages;
  readonly messages: CampaignChoices['messages'];
  /** Fills in a message, with numbers formatted in the user's language. */
  readonly fill: (...args: [template: string, values: Parameters<typeof fill>[1]]) => string;
}
