/** Account that alone sees a draft; a visitor's draft passes to the next account to sign in. */
export type DraftOwner = `company-${number}` | `person-${number}` | 'visitor';

interface Entry {
  readonly savedAt: number;
  readonly values: unknown;
}

const TAB = Math.random().toString(36).slice(2);
/** Maximum number of drafts per form; the oldest are deleted first. */
const MAX_TABS = 8;
const ownerPrefix = (owner: DraftOwner) => `kept:${owner}:`;

/**
 * Unsaved form input in this browser, stored on every change and restored after a reload, a crash
 * or a new sign-in. Each tab has its own draft, so that tabs do not overwrite each other; entries
 * that fail `isValues` are ignored.
 */
export function formDraft<Values>(
  owner: DraftOwner,
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
    /** Returns all drafts, oldest first; this tab's next save or drop deletes them. */
    read: () => adopt(storedDrafts()),
    /** Returns one draft: that of this tab before its reload, else the latest. */
    readOne(): Values | undefined {
      const all = storedDrafts();
      const before = tabBefore(keyPrefix);
      const draft = all.find(({ tab }) => tab === before) ?? all.slice(-1)[0];
      return draft && adopt([draft])[0];
    },
    /** Stores the values; false if the browser's storage is blocked or full. */
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

/** Forms of an owner that have drafts, latest first. */
export function draftNames(owner: DraftOwner): string[] {
  const savedAtOf = (key: string) => entryOf(localStorage[key])?.savedAt ?? 0;
  const keys = keysFrom(ownerPrefix(owner)).sort((a, b) => savedAtOf(b) - savedAtOf(a));
  const names = keys.map((key) => key.slice(ownerPrefix(owner).length, key.lastIndexOf(':')));
  return [...new Set(names)];
}

/** Deletes all drafts of an account that is erased. */
export function dropEverythingOf(owner: DraftOwner): void {
  keysFrom(ownerPrefix(owner)).forEach(remove);
}

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

/** Returns the id that this tab had before its reload. */
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
