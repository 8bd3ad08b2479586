import { expect, it } from 'vitest';
import { suspensionReason } from './stop-rules.ts';

it.each([
  [{ sent: 99, bounced: 4, complained: 2 }, null],
  [{ sent: 20, bounced: 5, complained: 0 }, 'bounces'],
  [{ sent: 100, bounced: 5, complained: 0 }, null],
  [{ sent: 100, bounced: 6, complained: 0 }, 'bounces'],
  [{ sent: 10, bounced: 0, complained: 3 }, 'complaints'],
  [{ sent: 100, bounced: 0, complained: 1 }, 'complaints'],
  [{ sent: 1_000, bounced: 50, complained: 3 }, null],
  [{ sent: 1_000, bounced: 51, complained: 4 }, 'complaints'],
  [{ sent: 0, bounced: 0, complained: 0 }, null],
  [{ sent: 300, bounced: 20, complained: 0, since: { sent: 100, bounced: 5 } }, null],
  [{ sent: 300, bounced: 21, complained: 0, since: { sent: 100, bounced: 6 } }, 'bounces'],
] as const)('%j is suspended for %s', (cameBack, reason) => {
  expect(suspensionReason(cameBack)).toBe(reason);
});
