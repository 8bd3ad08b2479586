import { useRef, useState } from 'react';
import type { RefusalWords } from '#features/media/core/picture-refusal.ts';
import { refusalMessage } from '#features/media/core/picture-refusal.ts';
import { callApi } from '#shared/ui/call-api.ts';
import { moved, rearranged } from '../core/cover.ts';
import type { SavedCover } from '../core/profile-contract.ts';
import {
  attachCoverEndpoint,
  readCoverEndpoint,
  removeCoverEndpoint,
  saveCoverEndpoint,
} from '../core/profile-contract.ts';
import type { Edited } from './picture-client.ts';
import { sendPicture } from './picture-client.ts';

type Banner = SavedCover['banners'][number];
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** The banners of a draft: every change is saved at once, one after another, on its revision. */
export function useCover(edited: Edited, initial: SavedCover, words: RefusalWords) {
  const [banners, setBanners] = useState<readonly Banner[]>(initial.banners);
  const [state, setState] = useState<SaveState>('idle');
  const latest = useRef<readonly Banner[]>(initial.banners);
  const revision = useRef(initial.revision);
  const turn = useRef<Promise<boolean>>(Promise.resolve(true));
  const unsaved = useRef(false);
  const { idEmp, lang, locale } = edited;
  const params = { idEmp: String(idEmp), lang };

  function show(next: readonly Banner[]): void {
    latest.current = next;
    setBanners(next);
  }

  /** Changes leave in the order they were made; the state says how the last one ended. */
  function inTurn(work: () => Promise<boolean>): Promise<boolean> {
    setState('saving');
    const done = turn.current.then(work).then((isSaved) => {
      setState(isSaved ? 'saved' : 'failed');
      return isSaved;
    });
    turn.current = done;
    return done;
  }

  async function put(again: boolean): Promise<boolean> {
    const list = latest.current.map(({ idMedia, altText }) => ({ idMedia, altText }));
    const input = { params, body: { banners: list }, revision: revision.current };
    const saved = await callApi(saveCoverEndpoint, locale, input);
    if (saved.ok) {
      revision.current = saved.data.revision;
      unsaved.current = latest.current.some(
        ({ altText }, index) => altText !== list[index]?.altText,
      );
      return true;
    }
    return saved.code === 'conflict' && again && (await catchUp()) && put(false);
  }

  /** Somebody changed the list elsewhere: take it as it stands, with what was done here on top. */
  async function catchUp(): Promise<boolean> {
    const read = await callApi(readCoverEndpoint, locale, { params });
    if (!read.ok) return false;
    revision.current = read.data.revision;
    show(rearranged(latest.current, read.data.banners));
    return true;
  }

  /** Resolves when everything done so far is on the server, or to false when something is not. */
  function save(): Promise<boolean> {
    return unsaved.current ? inTurn(() => put(true)) : turn.current.then(() => !unsaved.current);
  }

  async function attach(banner: Banner): Promise<string | null> {
    let refusal: string | null = null;
    await inTurn(async () => {
      const { idMedia, altText } = banner;
      const input = { params, body: { idMedia, altText } };
      const attached = await callApi(attachCoverEndpoint, locale, input);
      if (attached.ok) {
        revision.current = attached.data.revision;
        show([...latest.current.filter((one) => one.idMedia !== idMedia), banner]);
      } else refusal = refusalMessage(words, attached.code);
      // What was refused is said at the field; only what did not arrive is not saved.
      return attached.ok || attached.status !== 0;
    });
    return refusal;
  }

  async function add(
    file: File,
    onProgress: (percent: number) => void,
    signal: AbortSignal,
  ): Promise<string | null> {
    const sent = await sendPicture(edited, 'cover', file, onProgress, signal);
    if (!sent.ok) return refusalMessage(words, sent.code);
    const { idMedia, width, height, placeholder } = sent.value;
    const picture = { idMedia, width, height, placeholder, state: 'pending' as const };
    return attach({ idMedia, altText: '', picture });
  }

  function remove(idMedia: string): Promise<boolean> {
    return inTurn(async () => {
      const input = { params: { ...params, idMedia } };
      const removed = await callApi(removeCoverEndpoint, locale, input);
      if (!removed.ok) return false;
      revision.current = removed.data.revision;
      show(latest.current.filter((banner) => banner.idMedia !== idMedia));
      return true;
    });
  }

  function move(from: number, to: number): void {
    unsaved.current = true;
    show(moved(latest.current, from, to));
    void save();
  }

  function describe(idMedia: string, altText: string): void {
    unsaved.current = true;
    show(latest.current.map((one) => (one.idMedia === idMedia ? { ...one, altText } : one)));
  }

  return { banners, state, add, remove, move, describe, save };
}
