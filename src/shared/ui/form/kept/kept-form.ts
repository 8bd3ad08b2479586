/**
 * Whose words they are. Signing out leaves them; the next person at this browser is not shown them.
 * A visitor has no account yet: those words go to whoever signs in next.
 */
export type Owner = `company-${number}` | `person-${number}` | 'visitor';

interface Entry {
  readonly keptAt: number;
  readonly values: unknown;
}

const TAB = Math.random().toString(36).slice(2);
/** Tabs whose words on one form are kept; those of the oldest go before there are more. */
const MOST_TABS = 8;
const ownerPrefix = (owner: Owner) => `kept:${owner}:`;

/**
 * What was typed into one form and is not saved yet, in this browser only: kept at every change,
 * brought back after a reload, a crash or a new sign-in. Each tab keeps its own, so that two of them
 * do not overwrite each other; whatever `isValues` does not know is left out.
 */
export function keptForm<Values>(
  owner: Owner,
  form: string,
  isValues: (value: unknown) => value is Values,
) {
  const place = `${ownerPrefix(owner)}${form}:`;
  const read: string[] = [];
  const known = () =>
    keysFrom(place)
      .flatMap((key) => {
        const entry = entryOf(localStorage[key]);
        return entry && isValues(entry.values) ? [{ tab: key.slice(place.length), ...entry }] : [];
      })
      .sort((a, b) => a.keptAt - b.keptAt);
  const forget = (tab: string) => remove(place + tab);
  const take = (found: ReturnType<typeof known>) => {
    read.push(...found.map(({ tab }) => tab).filter((tab) => !read.includes(tab)));
    return found.map(({ values }) => values as Values);
  };
  const dropRead = () => {
    read.splice(0).forEach(forget);
  };
  return {
    /** Oldest first; from now on these words are this tab's to keep or drop. */
    read: () => take(known()),
    /**
     * For a form that shows those of one tab: its own from before the reload, else the latest. The
     * others wait for their turn.
     */
    readOne(): Values | undefined {
      const all = known();
      const before = tabBefore(place);
      const one = all.find(({ tab }) => tab === before) ?? all.slice(-1)[0];
      return one && take([one])[0];
    },
    /** False when the browser keeps nothing (private mode, full): the form works all the same. */
    keep(values: Values): boolean {
      try {
        localStorage.setItem(place + TAB, JSON.stringify({ keptAt: Date.now(), values }));
        sessionStorage.setItem(place, TAB);
        read.splice(0, read.length, ...read.filter((tab) => tab !== TAB));
        dropRead();
        for (const { tab } of known().slice(0, -MOST_TABS)) forget(tab);
        return true;
      } catch {
        return false;
      }
    },
    drop(): void {
      dropRead();
      keysFrom(place + TAB).forEach(remove);
    },
  };
}

/** Names of an owner's forms that hold something, the latest typed first. */
export function keptNames(owner: Owner): string[] {
  const keptAt = (key: string) => entryOf(localStorage[key])?.keptAt ?? 0;
  const keys = keysFrom(ownerPrefix(owner)).sort((a, b) => keptAt(b) - keptAt(a));
  const names = keys.map((key) => key.slice(ownerPrefix(owner).length, key.lastIndexOf(':')));
  return [...new Set(names)];
}

/** Drops everything of somebody who leaves for good: what was typed and never sent belongs to the person too. */
export function dropEverythingOf(owner: Owner): void {
  keysFrom(ownerPrefix(owner)).forEach(remove);
}

/** None where the browser keeps nothing. */
function keysFrom(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

function remove(key: string): void {
  localStorage.removeItem(key);
}

/** What this tab was called before it was loaded again. */
function tabBefore(place: string): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

function entryOf(text: string): Entry | undefined {
  try {
    const { keptAt, values } = JSON.parse(text);
    return typeof keptAt === 'number' ? { keptAt, values } : undefined;
  } catch {
    return undefined;
  }
}
