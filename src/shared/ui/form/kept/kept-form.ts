/**
 * Whose words they are. Signing out leaves them; the next person at this browser is not shown them.
 * A visitor has no account yet: those words go to whoever signs in next.
 */
export type Owner = `company-${number}` | `person-${number}` | 'visitor';

interface Entry {
  readonly savedAt: number;
  readonly values: unknown;
}

const TAB = Math.random().toString(36).slice(2);
/** Tabs whose words on one form are kept; those of the oldest go before there are more. */
const MAX_TABS = 8;
const ownerPrefix = (owner: Owner) => `kept:${owner}:`;

/**
 * What was typed into one form and is not saved yet, in this browser only: kept at every change,
 * brought back after a reload, a crash or a new sign-in. Each tab keeps its own, so that two of them
 * do not overwrite each other; whatever `isValues` does not know is left out.
 */
export function formDraft<Values>(
  owner: Owner,
  form: string,
  isValues: (value: unknown) => value is Values,
) {
  const keyPrefix = `${ownerPrefix(owner)}${form}:`;
  const read: string[] = [];
  const storedDrafts = () =>
    keysFrom(keyPrefix)
      .flatMap((key) => {
        const entry = entryOf(localStorage[key]);
        return entry && isValues(entry.values)
          ? [{ tab: key.slice(keyPrefix.length), ...entry }]
          : [];
      })
      .sort((a, b) => a.savedAt - b.savedAt);
  const discard = (tab: string) => remove(keyPrefix + tab);
  const adopt = (found: ReturnType<typeof storedDrafts>) => {
    read.push(...found.map(({ tab }) => tab).filter((tab) => !read.includes(tab)));
    return found.map(({ values }) => values as Values);
  };
  const dropRead = () => {
    read.splice(0).forEach(discard);
  };
  return {
    /** Oldest first; from now on these words are this tab's to keep or drop. */
    read: () => adopt(storedDrafts()),
    /**
     * For a form that shows those of one tab: its own from before the reload, else the latest. The
     * others wait for their turn.
     */
    readOne(): Values | undefined {
      const all = storedDrafts();
      const before = tabBefore(keyPrefix);
      const draft = all.find(({ tab }) => tab === before) ?? all.slice(-1)[0];
      return draft && adopt([draft])[0];
    },
    /** False when the browser keeps nothing (private mode, full): the form works all the same. */
    save(values: Values): boolean {
      try {
        localStorage.setItem(keyPrefix + TAB, JSON.stringify({ keptAt: Date.now(), values }));
        sessionStorage.setItem(keyPrefix, TAB);
        read.splice(0, read.length, ...read.filter((tab) => tab !== TAB));
        dropRead();
        for (const { tab } of storedDrafts().slice(0, -MAX_TABS)) discard(tab);
        return true;
      } catch {
        return false;
      }
    },
    drop(): void {
      dropRead();
      keysFrom(keyPrefix + TAB).forEach(remove);
    },
  };
}

/** Names of an owner's forms that hold something, the latest typed first. */
export function draftNames(owner: Owner): string[] {
  const savedAtOf = (key: string) => entryOf(localStorage[key])?.savedAt ?? 0;
  const keys = keysFrom(ownerPrefix(owner)).sort((a, b) => savedAtOf(b) - savedAtOf(a));
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
function tabBefore(keyPrefix: string): string | null {
  try {
    return sessionStorage.getItem(keyPrefix);
  } catch {
    return null;
  }
}

function entryOf(text: string): Entry | undefined {
  try {
    const { keptAt: savedAt, values } = JSON.parse(text);
    return typeof savedAt === 'number' ? { savedAt, values } : undefined;
  } catch {
    return undefined;
  }
}
