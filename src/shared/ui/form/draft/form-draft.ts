/** A draft's owner. Others never see it; a visitor's goes to the next account signing in. */
export type DraftOwner = `company-${number}` | `person-${number}` | 'visitor';

interface Entry {
  readonly savedAt: number;
  readonly values: unknown;
}

const TAB = Math.random().toString(36).slice(2);
/** Drafts per form; the oldest are dropped first. */
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
    /** Oldest first; this tab then owns these drafts. */
    read: () => adopt(storedDrafts()),
    /** The one draft a form can show: this tab's from before the reload, else the latest. */
    readOne(): Values | undefined {
      const all = storedDrafts();
      const before = tabBefore(keyPrefix);
      const draft = all.find(({ tab }) => tab === before) ?? all.slice(-1)[0];
      return draft && adopt([draft])[0];
    },
    /** False without storage (private mode, full); the form still works. */
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

/** Part of account erasure: drafts are personal data too. */
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

/** The key of this tab before its reload. */
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
