import { otherLocale } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { ApprovalState } from './approval-state.ts';
import type { Missing } from './completeness.ts';
import type { PictureStats } from './descriptions/picture-figures.ts';
import type { Essentials } from './guidance/essentials.ts';
import type { Approval } from './profile-contract.ts';
import type { SectionStep } from './sections/registry.ts';
import type { WizardStep } from './steps.ts';

/** Where the company stands with its page in one language. */
export interface VersionOverview {
  readonly lang: Locale;
  readonly hasDraft: boolean;
  readonly isComplete: boolean;
  /** It has been complete once, whatever it lacks now. */
  readonly wasComplete: boolean;
  readonly missing: readonly Missing[];
  /** The steps of an English page whose texts are still Thai. */
  readonly untranslated: readonly SectionStep[];
  /** The steps whose section is filled in. */
  readonly filled: readonly SectionStep[];
  readonly pictures: PictureStats;
  readonly essentials: Essentials;
  /** The draft says something else than what is public. */
  readonly hasChanges: boolean;
  readonly approval: Approval | null;
  readonly step: WizardStep | null;
  /** ISO instants; the draft's last save and the last publication. */
  readonly savedAt: string | null;
  readonly publishedAt: string | null;
}

export type WizardOverview = Readonly<Record<Locale, VersionOverview>>;

/** `draft` is being written; the rest follows the approval. */
export type VersionStatus = 'none' | 'draft' | 'waiting' | 'returned' | 'withdrawn' | 'published';

const STATUS_OF: Readonly<Record<Exclude<ApprovalState, null>, VersionStatus>> = {
  W: 'waiting',
  A: 'waiting',
  R: 'returned',
  D: 'withdrawn',
  P: 'published',
};

export function statusOf(version: VersionOverview): VersionStatus {
  if (!version.hasDraft) return version.publishedAt === null ? 'none' : 'published';
  if (version.approval) return STATUS_OF[version.approval.status];
  return version.publishedAt === null ? 'draft' : 'published';
}

/** What is said of a version: that it is public, and where its draft stands beside that. */
export type VersionMark = VersionStatus | 'changed';

export function marksOf(version: VersionOverview): readonly VersionMark[] {
  const status = statusOf(version);
  if (version.publishedAt === null) return [status];
  if (status !== 'published') return ['published', status];
  return version.hasChanges ? ['published', 'changed'] : ['published'];
}

/** There is something to be sent to the team. */
export function hasUnsent(version: VersionOverview): boolean {
  return statusOf(version) !== 'waiting' && marksOf(version).at(-1) !== 'published';
}

/** The second language opens once the first is complete or public; what is begun stays open. */
export function mayBegin(lang: Locale, overview: WizardOverview): boolean {
  const other = overview[otherLocale(lang)];
  if (overview[lang].hasDraft || !other.hasDraft || other.isComplete || other.wasComplete)
    return true;
  return other.publishedAt !== null || overview[lang].publishedAt !== null;
}

/** The language the wizard works on: the one asked for if it was begun, else the one that was. */
export function workingLanguage(
  overview: WizardOverview,
  requested: Locale | null,
  page: Locale,
): Locale | null {
  const candidates = [requested, page, otherLocale(page)] as const;
  return candidates.find((lang) => lang !== null && overview[lang].hasDraft) ?? null;
}

/** Whether there is a page to go on with, in either language. */
export function isStarted(overview: WizardOverview): boolean {
  return Object.values(overview).some(
    ({ hasDraft, publishedAt }) => hasDraft || publishedAt !== null,
  );
}

/** What the employer's home counts of what there is to look after. */
export interface HomeStats {
  readonly openings: number;
  /** Those that say what they pay. */
  readonly paid: number;
  readonly articles: number;
  readonly stories: number;
  readonly reviews: number;
  /** Published reviews without a reply. */
  readonly toAnswer: number;
  /** Somebody was asked for a review, by letters or a link. */
  readonly hasInvited: boolean;
  readonly users: number;
}
