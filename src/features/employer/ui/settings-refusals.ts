import type { SettingsWords } from './settings-words.ts';

/** What any of these forms may be refused with besides its fields. */
export function settingsRefusals(words: SettingsWords): Readonly<Record<string, string>> {
  const { tooMany, signedOut, askedAgain } = words.settings;
  return {
    too_many_requests: tooMany,
    unauthenticated: signedOut,
    reauthentication_needed: askedAgain,
  };
}
