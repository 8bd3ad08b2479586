// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { ok } from '#shared/core/result.ts';
import { UNREACHABLE } from '#shared/ui/api/called.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import { isSameItems } from '../../../core/section-draft/merge-items.ts';
import type { Item } from '../../../core/sections/section.ts';
import { wizardMessages } from '../wizard-messages.ts';
import { useSectionDraft } from './use-section-draft.ts';

const callApi = standInForApi();

interface Sent {
  readonly revision: number;
  readonly items: readonly Item[];
  answer?: unknown;
  readonly settle: (answer: unknown) => void;
}

const messages = wizardMessages('en');
const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
const place = { idEmp: 1, lang: 'en', locale: 'en', section: 'history', hasVideo: false } as const;
const topic = { year: null, title: 'A', description: '', idMedia: null, altText: '' };
const first = { idItem: '00000000-0000-4000-8000-000000000001', parent: null, kind: 'topic' };

function server(items: readonly Item[]) {
  const stands = { revision: 0, items };
  const waiting: Sent[] = [];
  let conflicts = 0;
  callApi.mockImplementation((_endpoint, _locale, input) => {
    const { revision, body } = input as unknown as { revision: number; body: { items: Item[] } };
    return new Promise((resolve) => {
      waiting.push({ revision, items: body.items, settle: resolve as (answer: unknown) => void });
    });
  });
  const arrive = (one: Sent | undefined) => {
    if (!one || one.answer) return;
    if (one.revision === stands.revision) {
      stands.items = one.items;
      stands.revision += 1;
    } else if (!isSameItems(stands.items, one.items)) {
      conflicts += 1;
      const current = { ...stands, isLocked: false, savedAt: null, pictures: {}, caps: {} };
      one.answer = { ok: false, status: 409, code: 'conflict', fields: {}, detail: { current } };
      return;
    }
    one.answer = ok({ revision: stands.revision, savedAt: '2026-01-01T05:03:00Z' });
  };
  return {
    stands,
    waiting,
    conflicts: () => conflicts,
    arrive: () => arrive(waiting[0]),
    answer: () => {
      arrive(waiting[0]);
      const one = waiting.shift();
      one?.settle(one.answer);
    },
    lose: () => waiting.shift()?.settle(UNREACHABLE),
    leave: () =>
      waiting.splice(0, Infinity, ...waiting.map((one) => ({ ...one, settle: () => {} }))),
  };
}

const settled = () => act(() => new Promise((resolve) => setImmediate(resolve)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('location', { ...window.location, assign });
});

const ACTS = [
  'type',
  'upload',
  'pause',
  'press',
  'arrive',
  'answer',
  'lose',
  'read',
  'reload',
] as const;
/** The database keeps no order of the fields. */
const stored = (items: readonly Item[]) =>
  items.map((item) => ({
    ...item,
    content: Object.fromEntries(Object.entries(item.content).reverse()),
  }));
const assign = vi.fn();

it('never conflicts with its own saves, in any order of input, uploads, saves, responses and losses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...ACTS), { minLength: 12, maxLength: 40 }),
      async (acts) => {
        cleanup();
        localStorage.clear();
        const started: readonly Item[] = [{ ...first, content: topic }];
        const held = server(started);
        let ahead: { revision: number; items: readonly Item[] } | null = null;
        const open = () => {
          const { revision, items } = ahead ?? held.stands;
          ahead = null;
          const read = { revision, isLocked: false, savedAt: null, pictures: {} };
          const document = { ...read, items: stored(items), caps: { topic: 99 } };
          return renderHook(() => useSectionDraft({ ...place, messages, paths, document }));
        };
        let window = open();
        const form = () => window.result.current.form;
        let typed = 0;
        const steps: Record<(typeof ACTS)[number], () => unknown> = {
          type: () => {
            typed += 1;
            form().setValue('items.0.content.title' as never, `typed ${typed}` as never);
          },
          upload: async () => {
            const item = await window.result.current.blank('topic', null, {
              title: `file ${typed}`,
            });
            window.result.current.setItems([...form().getValues('items'), item]);
          },
          pause: () => vi.advanceTimersByTime(2500),
          press: () => void window.result.current.save('next'),
          arrive: held.arrive,
          answer: held.answer,
          lose: held.lose,
          read: () => {
            dispatchEvent(new Event('beforeunload'));
            ahead = { ...held.stands };
          },
          reload: () => {
            window.unmount();
            held.leave();
            window = open();
          },
        };
        await settled();
        for (const name of acts) {
          if (ahead && !['arrive', 'answer', 'lose'].includes(name)) steps.reload();
          await settled();
          await act(async () => void (await steps[name]()));
          await settled();
          if (assign.mock.calls.splice(0).length > 0) steps.reload();
          await settled();
          expect(window.result.current.conflicts).toEqual([]);
        }
        for (let left = 0; left < 6; left += 1) {
          await act(async () => void vi.advanceTimersByTime(2500));
          await settled();
          await act(async () => held.answer());
          await settled();
        }
        await act(async () => void window.result.current.save('next'));
        for (let left = 0; left < 4; left += 1) {
          await settled();
          await act(async () => held.answer());
        }
        expect(held.conflicts()).toBe(0);
        expect(isSameItems(held.stands.items, form().getValues('items'))).toBe(true);
      },
    ),
    { seed: 36, numRuns: 60 },
  );
});
