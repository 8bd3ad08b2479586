import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { sharingCaps } from '../../core/sections/caps.ts';
import { SECTIONS } from '../../core/sections/registry.ts';
import type { Section } from '../../core/sections/section.ts';

const sections: readonly Section[] = SECTIONS;

it.each(sections)('has a name for each kind and field of $name', ({ kinds }) => {
  const words = catalogue('th').submission;
  for (const [kind, { blank }] of Object.entries(kinds)) {
    expect(Object.keys(words.kind)).toContain(kind);
    expect(Object.keys(words.field)).toEqual(expect.arrayContaining(Object.keys(blank)));
  }
});

const SHARED = { th: 'นับจำนวนรวมกัน', en: 'share one limit' } as const;

it.each(LOCALES)('mentions shared limits in exactly the steps that have one, in %s', (locale) => {
  const words: Readonly<Record<string, object>> = catalogue(locale).profile.section;
  const saying = sections.filter(({ name }) =>
    JSON.stringify(words[name]).includes(SHARED[locale]),
  );
  const sharing = sections.filter((section) => sharingCaps(section).length > 0);
  expect(sharing.length).toBeGreaterThan(0);
  expect(saying.map(({ name }) => name)).toEqual(sharing.map(({ name }) => name));
});
