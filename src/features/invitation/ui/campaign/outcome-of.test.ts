import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { outcomeOf } from './use-send-it.ts';

const own = catalogue('en').invitation.send;
const outcome = (value: Partial<Parameters<typeof outcomeOf>[0]>) =>
  outcomeOf(
    { state: 'sending', received: 10, emails: 10, recentlyInvited: 0, leftOut: null, ...value },
    own,
    fill,
  );

it('reports no success without an email to send, and gives the actual reason', () => {
  const none = { state: 'cancelled', emails: 0 } as const;
  expect(outcome({ ...none, recentlyInvited: 10, leftOut: 10 })).toEqual({
    isNone: true,
    text: own.noneRecentlyInvited,
  });
  expect(outcome({ ...none, leftOut: 10 })).toMatchObject({
    isNone: true,
    text: expect.stringContaining('10: not reachable'),
  });
});

it('gives the reason of each skipped number, and marks a list that is paused', () => {
  expect(outcome({}).text).toBe(own.accepted);
  expect(outcome({ emails: 2, recentlyInvited: 3, leftOut: 8 }).text).toMatch(
    /3: your.* 5: not reachable/,
  );
  expect(outcome({ emails: 7, recentlyInvited: 3 }).text).not.toContain('reachable');
  expect(outcome({ state: 'paused' })).toEqual({ isNone: false, text: own.paused });
});
