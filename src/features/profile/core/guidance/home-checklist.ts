import { otherLocale } from '#shared/core/in-language.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import type { BarStep } from '../steps.ts';
import {
  type HomeStats,
  mayBegin,
  statusOf,
  type VersionOverview,
  type WizardOverview,
} from '../wizard-overview.ts';
import { progressOf } from './next-step.ts';

export const HOME_ITEMS = [
  'email',
  ...LOCALES,
  'team',
  'sections',
  'openings',
  'invite',
  'answer',
] as const;
export type HomeItem = (typeof HOME_ITEMS)[number];

export interface HomeState {
  readonly overview: WizardOverview;
  readonly stats: Pick<HomeStats, 'openings' | 'toAnswer' | 'hasInvited'>;
  /** True if the company's registration email is verified; `canVerify`: this user can verify it. */
  readonly isEmailVerified: boolean;
  readonly canVerify: boolean;
  readonly steps: readonly BarStep[];
}

export interface HomeChecklist {
  readonly open: readonly HomeItem[];
  readonly done: readonly HomeItem[];
  /** The next task; null if this user can do none now. */
  readonly next: HomeItem | null;
}

export function homeChecklist(state: HomeState, reader: Locale): HomeChecklist {
  const { overview } = state;
  const first = firstLanguage(overview, reader);
  const isReturned = LOCALES.some((lang) => statusOf(overview[lang]) === 'returned');
  const order: readonly HomeItem[] = [
    'email',
    ...(isReturned ? (['team'] as const) : []),
    first,
    'team',
    'sections',
    otherLocale(first),
    'openings',
    'answer',
    'invite',
  ];
  const open = [...new Set(order)].filter((item) => !isDone(item, state));
  return {
    open,
    done: HOME_ITEMS.filter((item) => isDone(item, state)),
    next: open.find((item) => canDo(item, state)) ?? null,
  };
}

/** Returns false for a task that waits for another task, or that another user has to do. */
export function canDo(item: HomeItem, state: HomeState): boolean {
  const { overview, canVerify, isEmailVerified } = state;
  if (item === 'email') return canVerify;
  if (item === 'sections') return isOpen(toFillIn(state));
  if (item === 'team') return toSubmit(overview) !== null && isEmailVerified;
  return item === 'th' || item === 'en' ? mayBegin(item, overview) : true;
}

/** Finds the version to submit next: first one the team returned, else a complete unsent one. */
export function toSubmit(overview: WizardOverview): VersionOverview | null {
  const versions = LOCALES.map((lang) => overview[lang]);
  return (
    versions.find((version) => statusOf(version) === 'returned') ??
    versions.find((version) => version.isComplete && !isSent(version)) ??
    null
  );
}

export function toFillIn({ overview, steps }: Pick<HomeState, 'overview' | 'steps'>) {
  const [th, en] = [overview.th, overview.en];
  return progressOf(en, steps).done > progressOf(th, steps).done ? en : th;
}

/** Returns whether the draft can be edited, that is, the team is not reading it. */
function isOpen(version: VersionOverview): boolean {
  return version.hasDraft && statusOf(version) !== 'waiting';
}

export function hasSubmitted(overview: WizardOverview): boolean {
  return LOCALES.some((lang) => {
    const { approval, publishedAt } = overview[lang];
    return approval !== null || publishedAt !== null;
  });
}

function isDone(item: HomeItem, state: HomeState): boolean {
  const { overview, stats, isEmailVerified } = state;
  switch (item) {
    case 'email':
      return isEmailVerified;
    case 'th':
    case 'en':
      return overview[item].isComplete || overview[item].publishedAt !== null;
    case 'team':
      return LOCALES.some((lang) => isSent(overview[lang])) && toSubmit(overview) === null;
    case 'sections': {
      const { done, total } = progressOf(toFillIn(state), state.steps);
      return done === total;
    }
    case 'openings':
      return stats.openings > 0;
    case 'invite':
      return stats.hasInvited;
    case 'answer':
      return stats.toAnswer === 0;
  }
}

/** Returns whether the version was submitted and is waiting or public, even if edited since. */
function isSent(version: VersionOverview): boolean {
  const status = statusOf(version);
  if (status === 'returned') return false;
  return status === 'waiting' || version.publishedAt !== null;
}

/** Selects the language whose version is complete or public, else the reader's. */
function firstLanguage(overview: WizardOverview, reader: Locale): Locale {
  const isAhead = ({ isComplete, publishedAt }: VersionOverview) =>
    isComplete || publishedAt !== null;
  const other = otherLocale(reader);
  const [readerVersion, otherVersion] = [overview[reader], overview[other]];
  if (isAhead(readerVersion) !== isAhead(otherVersion))
    return isAhead(readerVersion) ? reader : other;
  return !readerVersion.hasDraft && otherVersion.hasDraft ? other : reader;
}
