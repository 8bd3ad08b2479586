import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { PackageHrSay } from '#shared/core/packages.ts';
import { changedRights, shownChanges } from './package-change.ts';

const items = (section: string, kind: string, count: number) =>
  Array.from({ length: count }, () => ({
    idItem: randomUUID(),
    section,
    kind,
    parent: null,
    content: {},
  }));

it('tells of each section what visitors see less or more of, and nothing of what stays', () => {
  const page = [
    ...items('cover', 'banner', 3),
    ...items('history', 'topic', 2),
    ...items('testimonials', 'testimonial', 2),
  ];
  const changes = (from: PackageHrSay, to: PackageHrSay) =>
    shownChanges(page, () => false, { from, to });
  const less = [
    { step: 'cover', before: 3, after: 1 },
    { step: 'testimonials', before: 2, after: 0 },
  ];
  expect(changes('gold', 'basic')).toEqual(less);
  const more = less.map(({ step, before, after }) => ({ step, before: after, after: before }));
  expect(changes('basic', 'gold')).toEqual(more);
  expect(changes('gold', 'platinum')).toEqual([]);
});

it('tells what a package alone has', () => {
  expect(changedRights('platinum', 'basic')).toEqual([
    { right: 'video', isGained: false },
    { right: 'invitationMails', isGained: false },
  ]);
  expect(changedRights('gold', 'platinum')).toEqual([{ right: 'video', isGained: true }]);
  expect(changedRights('silver', 'gold')).toEqual([]);
});
