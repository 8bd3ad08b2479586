import { describe, expect, it } from 'vitest';
import { APPROVAL_STATUSES } from '#shared/core/company/profile-lists.ts';
import { ACTORS, APPROVAL_ACTIONS, isLocked, nextApproval } from './approval-state.ts';

const STATES = [null, ...APPROVAL_STATUSES] as const;

/** Everything that is allowed; each of the 60 combinations not listed is refused. */
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

  it('tells who may not from what cannot', () => {
    expect(nextApproval('W', 'approve', 'owner')).toEqual({ ok: false, code: 'forbidden' });
    expect(nextApproval('P', 'approve', 'team')).toEqual({ ok: false, code: 'conflict' });
  });

  it('holds the draft still only while the team has it', () => {
    expect(STATES.filter(isLocked)).toEqual(['W', 'A']);
  });

  it('reaches publication only through waiting and approval', () => {
    const reaching = Object.entries(ALLOWED).filter(([, to]) => to === 'P');
    expect(reaching).toEqual([['A publish team', 'P']]);
  });
});
