import { expect, it } from 'vitest';
import { changedRights } from './package-change.ts';

it('lists the rights that differ between packages', () => {
  expect(changedRights('platinum', 'basic')).toEqual([
    { right: 'video', isGained: false },
    { right: 'invitationMails', isGained: false },
  ]);
  expect(changedRights('gold', 'platinum')).toEqual([{ right: 'video', isGained: true }]);
  expect(changedRights('silver', 'gold')).toEqual([]);
});
