import { otherLocale } from '#shared/core/in-language.ts';
import { LOCALES, type Locale } from '#shared/core/locale.ts';
import {
  type HomeFigures,
  mayBegin,
  statusOf,
  type VersionOverview,
  type WizardOverview,
} from '../wizard-overview.ts';

/** What makes a company's page whole, in the order in which it is told of. */
export const HOME_ITEMS = ['email', ...LOCALES, 'team', 'openings', 'invite', 'answer'] as const;
export type HomeItem = (typeof HOME_ITEMS)[number];

export interface HomeState {
  readonly overview: WizardOverview;
  readonly figures: Pick<HomeFigures, 'openings' | 'toAnswer' | 'hasInvited'>;
  /** The address is proved that the company was registered with, and whether this user proves it. */
  readonly isProved: boolean;
  readonly mayProve: boolean;
}

export interface HomeChecklist {
  /** What is to be done, the most pressing first. */
  readonly open: readonly HomeItem[];
  readonly done: readonly HomeItem[];
  /** The one to do next; null where nothing is left that this user can do now. */
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
    otherLocale(first),
    'openings',
    'answer',
    'invite',
  ];
  const open = [...new Set(order)].filter((item) => !isDone(item, state));
  return {
    open,
    done: HOME_ITEMS.filter((item) => isDone(item, state)),
    next: open.find((item) => mayDo(item, state)) ?? null,
  };
}

/** Whether it can be done now: the rest waits for something else, or somebody else. */
export function mayDo(item: HomeItem, { overview, mayProve, isProved }: HomeState): boolean {
  if (item === 'email') return mayProve;
  if (item === 'team') return toSubmit(overview) !== null && isProved;
  return item === 'th' || item === 'en' ? mayBegin(item, overview) : true;
}

/** The version that waits for its submission, one that the team returned before all. */
export function toSubmit(overview: WizardOverview): VersionOverview | null {
  const versions = LOCALES.map((lang) => overview[lang]);
  return (
    versions.find((version) => statusOf(version) === 'returned') ??
    versions.find((version) => version.isComplete && !isSent(version)) ??
    null
  );
}

function isDone(item: HomeItem, { overview, figures, isProved }: HomeState): boolean {
  switch (item) {
    case 'email':
      return isProved;
    case 'th':
    case 'en':
      return overview[item].isComplete || overview[item].publishedAt !== null;
    case 'team':
      return LOCALES.some((lang) => isSent(overview[lang])) && toSubmit(overview) === null;
    case 'openings':
      return figures.openings > 0;
    case 'invite':
      return figures.hasInvited;
    case 'answer':
      return figures.toAnswer === 0;
  }
}

/** The team has it, or visitors do; what was changed since is told beside the version. */
function isSent(version: VersionOverview): boolean {
  const status = statusOf(version);
  if (status === 'returned') return false;
  return status === 'waiting' || version.publishedAt !== null;
}

/** The language that was begun before the other; else the reader's. */
function firstLanguage(overview: WizardOverview, reader: Locale): Locale {
  const isAhead = ({ isComplete, publishedAt }: VersionOverview) =>
    isComplete || publishedAt !== null;
  const other = otherLocale(reader);
  const [own, second] = [overview[reader], overview[other]];
  if (isAhead(own) !== isAhead(second)) return isAhead(own) ? reader : other;
  return !own.hasDraft && second.hasDraft ? other : reader;
}
