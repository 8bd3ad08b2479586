import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { SECTIONS } from '../../core/sections/registry.ts';
import type { Section } from '../../core/sections/section.ts';

const sections: readonly Section[] = SECTIONS;

it.each(sections)('the team reads what each thing of $name is called', ({ kinds }) => {
  const words = catalogue('th').submission;
  for (const [kind, { blank }] of Object.entries(kinds)) {
    expect(Object.keys(words.kind)).toContain(kind);
    expect(Object.keys(words.field)).toEqual(expect.arrayContaining(Object.keys(blank)));
  }
});
