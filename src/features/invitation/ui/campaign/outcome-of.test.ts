import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { outcomeOf } from './use-send-it.ts';

const own = catalogue('en').invitation.send;
const outcome = (value: Partial<Parameters<typeof outcomeOf>[0]>) =>
  outcomeOf(
    { state: 'sending', received: 10, letters: 10, askedLately: 0, leftOut: null, ...value },
    own,
    String,
  );

it('calls nothing a success of which no letter leaves, and says the reason that is true', () => {
  const none = { state: 'cancelled', letters: 0 } as const;
  expect(outcome({ ...none, askedLately: 10, leftOut: 10 })).toEqual({
    isNone: true,
    text: own.noneAskedLately,
  });
  expect(outcome({ ...none, leftOut: 10 })).toMatchObject({
    isNone: true,
    text: expect.stringContaining('10: not reachable'),
  });
});

it('says of each number its own reason, and of a list that waits that it waits', () => {
  expect(outcome({}).text).toBe(own.accepted);
  expect(outcome({ letters: 2, askedLately: 3, leftOut: 8 }).text).toMatch(
    /3: your.* 5: not reachable/,
  );
  expect(outcome({ letters: 7, askedLately: 3 }).text).not.toContain('reachable');
  expect(outcome({ state: 'paused' })).toEqual({ isNone: false, text: own.held });
});
