import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { COMPARED_CAPS, PACKAGE_CAPS, PACKAGES } from '#shared/core/packages.ts';
import { capOf, hasSection } from './caps.ts';
import { SECTIONS, sectionNamed } from './registry.ts';
import type { Section } from './section.ts';

const sections: readonly Section[] = SECTIONS;

describe.each(sections)('the section $name', (section) => {
  it('has a camelCase name that matches its step', () => {
    expect(section.step).toBe(section.name.replace(/[A-Z]/g, (big) => `-${big.toLowerCase()}`));
    expect(sectionNamed(section.name)).toBe(section);
  });

  it('uses existing parents and picture fields only', () => {
    for (const kind of Object.values(section.kinds)) {
      if (kind.parent !== undefined) expect(Object.keys(section.kinds)).toContain(kind.parent);
      const fields = Object.keys(kind.schema.shape);
      expect(fields).toEqual(Object.keys(kind.blank));
      expect(fields).toEqual(expect.arrayContaining(Object.keys(kind.pictures ?? {})));
    }
  });

  it('accepts a blank item except for required values', () => {
    for (const kind of Object.values(section.kinds)) {
      const refused = z.safeParse(kind.schema, kind.blank).error?.issues ?? [];
      const needed = refused.map(({ path }) => path[0]);
      expect(needed.every((field) => field === 'idMedia' || field === 'idReview')).toBe(true);
    }
  });
});

it('kinds have the same name in all sections', () => {
  const names = sections.flatMap(({ kinds }) => Object.keys(kinds));
  expect(new Set(names).size).toBe(names.length);
});

it('every cap of a package limits a kind', () => {
  const used = sections.flatMap(({ kinds }) => Object.values(kinds).map(({ cap }) => cap));
  for (const cap of COMPARED_CAPS.filter((row) => typeof PACKAGE_CAPS.gold[row] === 'number')) {
    expect(used).toContain(cap);
  }
});

it('a larger package includes all sections and items of a smaller one', () => {
  for (const [at, name] of PACKAGES.slice(1).entries()) {
    const [smaller, larger] = [PACKAGE_CAPS[PACKAGES[at] ?? 'basic'], PACKAGE_CAPS[name]];
    for (const section of sections) {
      if (hasSection(section, smaller)) expect(hasSection(section, larger)).toBe(true);
      for (const kind of Object.values(section.kinds)) {
        expect(capOf(kind, larger)).toBeGreaterThanOrEqual(capOf(kind, smaller));
      }
    }
  }
});
