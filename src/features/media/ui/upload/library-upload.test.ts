// @vitest-environment happy-dom
import type { Body, Meta } from '@uppy/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, ok } from '#shared/core/result.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { UNREACHABLE } from '#shared/ui/api/called.ts';
import {
  $queuedUploads,
  cancelUpload,
  pauseOrResume,
  retryUpload,
  sendToLibrary,
} from './library-upload.ts';

/** The result of each transfer attempt in order: its URL, or the response that ended it. */
const tries = vi.hoisted(() => [] as (string | XMLHttpRequest | null | Promise<string>)[]);

vi.mock('#shared/ui/api/call-api.ts', () => ({ callApi: vi.fn() }));
vi.mock('@uppy/tus', async () => {
  const { BasePlugin } = await import('@uppy/core');
  class StandIn extends BasePlugin<object, Meta, Body> {
    override id = 'Tus';
    override type = 'uploader';
    override install() {
      const { uppy } = this;
      const { capabilities } = uppy.getState();
      uppy.setState({ capabilities: { ...capabilities, resumableUploads: true } });
      uppy.addUploader(async (ids) => {
        for (const id of ids) {
          const outcome = await (tries.shift() ?? null);
          const file = uppy.getFile(id);
          if (typeof outcome === 'string') {
            uppy.emit('upload-success', file, { uploadURL: outcome, status: 204, body: {} });
          } else {
            const body = { xhr: outcome };
            uppy.emit('upload-error', file, new Error('stopped'), { status: 0, body });
          }
        }
      });
    }
  }
  return { default: StandIn };
});

const onSent = vi.fn();
const picture = { idMedia: 'm', kind: 'album', width: 1, height: 1, video: null } as const;
const file = new File(['x'], 'film.mp4', { type: 'video/mp4' });
const send = () =>
  sendToLibrary({ locale: 'en', kind: 'album', file, found: { megabytes: '0.0' }, onSent }) ?? '';
const one = () => $queuedUploads.get()[0];
const becomes = (state: string) => vi.waitFor(() => expect(one()?.state).toBe(state));
const asked = () => vi.mocked(callApi).mock.calls.map(([, , input]) => input?.params);

function answered(status: number, error: object | string, retryAfter?: string): XMLHttpRequest {
  const responseText = typeof error === 'string' ? error : JSON.stringify({ success: 0, error });
  return Object.defineProperties(new XMLHttpRequest(), {
    status: { value: status },
    responseText: { value: responseText },
    getResponseHeader: { value: () => retryAfter ?? null },
  });
}

function isAskedFor(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

beforeEach(() => {
  tries.length = 0;
  vi.mocked(callApi).mockResolvedValue(ok(picture) as never);
});
afterEach(() => {
  for (const { id } of $queuedUploads.get()) cancelUpload(id);
});

it('resumes a broken upload and attaches it', async () => {
  tries.push(null, '/yousayapi/uploads/u1');
  const id = send();
  await becomes('broken');
  expect(one()?.failure).toBeUndefined();
  retryUpload(id);
  await becomes('sent');
  expect(asked()).toEqual([{ idUpload: 'u1' }]);
  expect(onSent.mock.calls).toEqual([[picture]]);
});

it('attaches a completely sent file again without resending it', async () => {
  tries.push('/yousayapi/uploads/u2');
  const busy = { ...fail('unavailable'), status: 503, fields: { file: ['unavailable'] } };
  const full = { ...fail('storage_full'), status: 507, fields: { file: ['storage_full'] } };
  const often = { ...fail('too_many_requests'), status: 429, fields: {} };
  const all = [UNREACHABLE, busy, full, often];
  for (const answer of all) vi.mocked(callApi).mockResolvedValueOnce(answer);
  const id = send();
  for (const { code, status } of all) {
    await vi.waitFor(() => {
      expect(one()?.state).toBe('broken');
      expect(one()?.failure?.code).toBe(status === 0 ? undefined : code);
    });
    retryUpload(id);
  }
  await becomes('sent');
  expect(asked()).toEqual(new Array(5).fill({ idUpload: 'u2' }));
  expect(onSent).toHaveBeenCalledOnce();
});

it('reports the server’s error, and whether the file is to blame', async () => {
  const fields = { file: ['companyKilobytes'], used: ['3.0'] };
  const outcomes = [
    [
      answered(409, { code: 'cap_reached', fields }),
      'refused',
      { code: 'companyKilobytes', fields },
    ],
    [answered(507, { code: 'storage_full' }), 'broken', { code: 'storage_full', fields: {} }],
    [answered(503, { code: 'unavailable' }), 'broken', { code: 'unavailable', fields: {} }],
    [answered(500, { code: 'internal' }), 'broken', undefined],
    [answered(502, '<html>Bad gateway</html>'), 'broken', undefined],
  ] as const;
  for (const [answer, state, refused] of outcomes) {
    tries.push(answer);
    const id = send();
    await becomes(state);
    expect(one()?.failure).toEqual(refused);
    cancelUpload(id);
  }
});

it('retries automatically after the delay of the server', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const often = { ...fail('too_many_requests', { retryAfter: 2 }), status: 429, fields: {} };
  tries.push(answered(429, { code: 'too_many_requests' }, '240'), '/yousayapi/uploads/u5');
  vi.mocked(callApi).mockResolvedValueOnce(often);
  const id = send();
  await becomes('waiting');
  const left = () => (one()?.retryAtMs ?? 0) - Date.now();
  expect(left()).toBeLessThanOrEqual(240_000);
  expect(left()).toBeGreaterThan(230_000);
  expect(isAskedFor()).toBe(true);
  await vi.advanceTimersByTimeAsync(left() - 1);
  expect(one()).toMatchObject({ state: 'waiting', percent: 0 });
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(one()).toMatchObject({ state: 'waiting', percent: 100 }));
  await vi.advanceTimersByTimeAsync(left());
  await vi.waitFor(() => expect(one()).toMatchObject({ id, state: 'sent' }));
});

it('creates one upload for a file selected several times', async () => {
  tries.push(new Promise<string>(() => undefined));
  expect([send() !== '', send()]).toEqual([true, '']);
});

it('confirms leaving the page until all uploads are finished, also paused ones', async () => {
  const arrives = Promise.withResolvers<string>();
  tries.push(null, arrives.promise);
  const id = send();
  expect(isAskedFor()).toBe(true);
  await becomes('broken');
  expect(isAskedFor()).toBe(true);
  retryUpload(id);
  pauseOrResume(id);
  await becomes('paused');
  expect(isAskedFor()).toBe(true);
  pauseOrResume(id);
  arrives.resolve('/yousayapi/uploads/u3');
  await becomes('sent');
  expect(isAskedFor()).toBe(false);
});

it('stays in the queue until its item exists', async () => {
  const taken = Promise.withResolvers<void>();
  onSent.mockReturnValueOnce(taken.promise);
  tries.push('/yousayapi/uploads/u4');
  send();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(one()?.state).toBe('checking');
  expect(isAskedFor()).toBe(true);
  taken.resolve();
  await becomes('sent');
});
