// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import type { SavedCover } from '../core/profile-contract.ts';
import { useCover } from './use-cover.ts';

const { callApi, sendFile } = vi.hoisted(() => ({ callApi: vi.fn(), sendFile: vi.fn() }));
vi.mock('#shared/ui/call-api.ts', () => ({ callApi }));
vi.mock('#shared/ui/send-file.ts', () => ({ sendFile }));

const words = catalogue('en').media.refusals;
const edited = { idEmp: 7, lang: 'th', locale: 'en' } as const;

function banner(idMedia: string, altText = ''): SavedCover['banners'][number] {
  const size = { width: 1920, height: 1080, placeholder: null, state: 'ready' } as const;
  return { idMedia, altText, picture: { idMedia, ...size } };
}

function shown(...ids: string[]) {
  const banners = ids.map((id) => banner(id));
  const initial = { revision: 4, isLocked: false, cap: 5, banners };
  return renderHook(() => useCover(edited, initial, words)).result;
}

const saved = (revision: number) => Promise.resolve({ ok: true, data: { revision } });
const refused = (code: string, status = 409) =>
  Promise.resolve({ ok: false, status, code, fields: {} });
const sentBanners = (call: number) => callApi.mock.calls[call]?.[2];
const ids = (cover: { readonly banners: readonly { readonly idMedia: string }[] }) =>
  cover.banners.map(({ idMedia }) => idMedia);

beforeEach(() => {
  callApi.mockReset();
  sendFile.mockReset();
});
afterEach(cleanup);

it('saves a new order on the revision it was made on, and the next one on what that gave', async () => {
  const cover = shown('a', 'b', 'c');
  callApi.mockReturnValueOnce(saved(5)).mockReturnValueOnce(saved(6));
  act(() => cover.current.move(0, 2));
  act(() => cover.current.move(2, 0));
  await waitFor(() => expect(cover.current.state).toBe('saved'));
  await waitFor(() => expect(callApi).toHaveBeenCalledTimes(2));
  expect(sentBanners(0)).toMatchObject({ revision: 4 });
  expect(sentBanners(1)).toMatchObject({ revision: 5 });
  expect(ids(cover.current)).toEqual(['a', 'b', 'c']);
});

it('puts its own order on top of what another tab did meanwhile', async () => {
  const cover = shown('a', 'b', 'c');
  const data = {
    revision: 9,
    isLocked: false,
    cap: 5,
    banners: [banner('a'), banner('c'), banner('d')],
  };
  callApi
    .mockReturnValueOnce(refused('conflict'))
    .mockResolvedValueOnce({ ok: true, data })
    .mockReturnValueOnce(saved(10));
  act(() => cover.current.move(2, 0));
  await waitFor(() => expect(cover.current.state).toBe('saved'));
  expect(ids(cover.current)).toEqual(['c', 'a', 'd']);
  expect(sentBanners(2)).toMatchObject({ revision: 9 });
});

it('keeps what could not be saved and saves it when asked again', async () => {
  const cover = shown('a', 'b');
  callApi.mockReturnValueOnce(refused('unreachable', 0)).mockReturnValueOnce(saved(5));
  act(() => cover.current.describe('a', 'Our office'));
  expect(await act(() => cover.current.save())).toBe(false);
  expect(cover.current.state).toBe('failed');
  expect(cover.current.banners[0]?.altText).toBe('Our office');
  expect(await act(() => cover.current.save())).toBe(true);
  expect(sentBanners(1)).toMatchObject({
    body: { banners: [{ idMedia: 'a', altText: 'Our office' }, { idMedia: 'b' }] },
  });
  expect(await act(() => cover.current.save())).toBe(true);
  expect(callApi).toHaveBeenCalledTimes(2);
});

it('shows a picture once it is attached, and says why it was not', async () => {
  const cover = shown('a');
  const data = { idMedia: 'n', kind: 'cover', width: 1600, height: 900, placeholder: null };
  sendFile.mockResolvedValue({ ok: true, data });
  callApi.mockReturnValueOnce(refused('cap_reached')).mockReturnValueOnce(saved(5));
  const file = new File(['x'], 'x.png');
  const { signal } = new AbortController();
  const add = () => act(() => cover.current.add(file, () => undefined, signal));
  expect(await add()).toBe(words.cap_reached);
  expect(ids(cover.current)).toEqual(['a']);
  expect(await add()).toBeNull();
  expect(ids(cover.current)).toEqual(['a', 'n']);
  sendFile.mockReturnValue(refused('unsupported_media_type', 415));
  expect(await add()).toBe(words.failed);
});
