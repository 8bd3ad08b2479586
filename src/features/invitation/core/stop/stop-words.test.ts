import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { suspensionMessage } from './stop-words.ts';

const { history } = catalogue('en').invitation;

it('asks to confirm the list after the first suspension by bounces and not after the second', () => {
  const stopped = { state: 'stopped', suspendedReason: 'bounces' } as const;
  expect(suspensionMessage({ ...stopped, mayConfirm: true }, history)).toBe(
    history.stopped.bounces,
  );
  const again = suspensionMessage({ ...stopped, mayConfirm: false }, history);
  expect(again).toContain('has ended');
  const cancelled = { ...stopped, state: 'cancelled', mayConfirm: false } as const;
  expect(suspensionMessage(cancelled, history)).toBe(history.stopped.bounces);
});
