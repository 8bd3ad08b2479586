import { otherLocale } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { ApprovalState } from './approval-state.ts';
import type { Missing } from './completeness.ts';
import type { PictureStats } from './descriptions/picture-figures.ts';
import type { Essentials } from './guidance/essentials.ts';
import type { Approval } from './profile-contract.ts';
import type { SectionStep } from './sections/registry.ts';
import type { WizardStepName } from './steps.ts';

export interface VersionOverview {
  readonly lang: Locale;
  readonly hasDraft: boolean;
  readonly isComplete: boolean;
  readonly wasComplete: boolean;
  readonly missing: readonly Missing[];
  /** Steps of an English page whose texts are still Thai. */
  readonly untranslated: readonly SectionStep[];
  readonly filled: readonly SectionStep[];
  readonly pictures: PictureStats;
  readonly essentials: Essentials;
  /** True if the draft differs from the public version. */
  readonly hasChanges: boolean;
  readonly approval: Approval | null;
  readonly step: WizardStepName | null;
  /** ISO 8601; the last save of the draft and the last publication. */
  readonly savedAt: string | null;
  readonly publishedAt: string | null;
}

export type WizardOverview = Readonly<Record<Locale, VersionOverview>>;

/** `draft`: not submitted yet; the other values follow the approval. */
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

/** Marks shown beside a version: its publication and the state of its draft. */
export type VersionMark = VersionStatus | 'changed';

export function marksOf(version: VersionOverview): readonly VersionMark[] {
  const status = statusOf(version);
  if (version.publishedAt === null) return [status];
  if (status !== 'published') return ['published', status];
  return version.hasChanges ? ['published', 'changed'] : ['published'];
}

export function hasUnsent(version: VersionOverview): boolean {
  return statusOf(version) !== 'waiting' && marksOf(version).at(-1) !== 'published';
}

/** The second language opens once the first is complete or public, or it is started. */
export function mayBegin(lang: Locale, overview: WizardOverview): boolean {
  const other = overview[otherLocale(lang)];
  if (overview[lang].hasDraft || !other.hasDraft || other.isComplete || other.wasComplete)
    return true;
  return other.publishedAt !== null || overview[lang].publishedAt !== null;
}

/** The language edited in the wizard: the requested one if it has a draft, else one that has. */
export function workingLanguage(
  overview: WizardOverview,
  requested: Locale | null,
  page: Locale,
): Locale | null {
  const candidates = [requested, page, otherLocale(page)] as const;
  return candidates.find((lang) => lang !== null && overview[lang].hasDraft) ?? null;
}

export function isStarted(overview: WizardOverview): boolean {
  return Object.values(overview).some(
    ({ hasDraft, publishedAt }) => hasDraft || publishedAt !== null,
  );
}

export interface HomeStats {
  readonly openings: number;
  readonly paid: number;
  readonly articles: number;
  readonly stories: number;
  readonly reviews: number;
  readonly toAnswer: number;
  /** True if an invitation or an invitation link was created. */
  readonly hasInvited: boolean;
  readonly users: number;
}
