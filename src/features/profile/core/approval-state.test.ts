import { describe, expect, it } from 'vitest';
import { APPROVAL_STATUSES } from '#shared/core/company/profile-lists.ts';
import { ACTORS, APPROVAL_ACTIONS, isLocked, nextApproval } from './approval-state.ts';

const STATES = [null, ...APPROVAL_STATUSES] as const;

/** All allowed transitions; the other 60 combinations are rejected. */
const ALLOWED: Readonly<Record<string, string>> = {
  'null submit owner': 'W',
  'R submit owner': 'W',
  'P submit owner': 'W',
  'D submit owner': 'W',
  'W withdraw owner': 'D',
  'W approve team': 'A',
  'W return team': 'R',
  'A publish team': 'P',
};

describe('approval', () => {
  for (const state of STATES) {
    for (const action of APPROVAL_ACTIONS) {
      for (const actor of ACTORS) {
        const name = `${state} ${action} ${actor}`;
        it(name, () => {
          const outcome = nextApproval(state, action, actor);
          expect(outcome.ok ? outcome.value : 'refused').toBe(ALLOWED[name] ?? 'refused');
        });
      }
    }
  }

  it('distinguishes a forbidden actor from an impossible transition', () => {
    expect(nextApproval('W', 'approve', 'owner')).toEqual({ ok: false, code: 'forbidden' });
    expect(nextApproval('P', 'approve', 'team')).toEqual({ ok: false, code: 'conflict' });
  });

  it('locks the draft only while the team has it', () => {
    expect(STATES.filter(isLocked)).toEqual(['W', 'A']);
  });

  it('publishes only after waiting and approval', () => {
    const reaching = Object.entries(ALLOWED).filter(([, to]) => to === 'P');
    expect(reaching).toEqual([['A publish team', 'P']]);
  });
});
