import { useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import type { ApiFailure } from '#shared/ui/api/call-api.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { leaveToast } from '#shared/ui/feedback/toast-store.ts';
import type { CoverBanner } from '../core/cover.ts';
import { moved } from '../core/cover.ts';
import type { ShownBanner } from '../core/cover-edit.ts';
import { applyArrangement, arrangementOf, isSameArrangement } from '../core/cover-edit.ts';
import type { SavedCover } from '../core/profile-contract.ts';
import {
  attachCoverEndpoint,
  readCoverEndpoint,
  saveCoverEndpoint,
} from '../core/profile-contract.ts';
import { dropDraft, keepDraft, readKept } from './kept-draft.ts';
import type { StepNotice } from './save-refusal.ts';
import { saveRefusal } from './save-refusal.ts';
import type { SaveIntent } from './WizardActions.tsx';
import type { WizardStepProps } from './wizard-step-props.ts';

export interface CoverWords {
  readonly conflict: string;
  readonly moved: string;
  readonly removed: string;
}

/** The banners as arranged here; adding is done at once, everything else when it is saved. */
export function useCover(props: WizardStepProps, say: CoverWords) {
  const { idEmp, lang, locale, words, paths } = props;
  const target = useRef({ place: { idEmp, lang, section: 'cover' as const }, locale }).current;
  const params = { idEmp: String(idEmp), lang };
  const server = useRef<{ revision: number; base: readonly CoverBanner[] }>({
    revision: 0,
    base: [],
  });
  const [loaded, setLoaded] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [cap, setCap] = useState(1);
  const [isLocked, setLocked] = useState(false);
  const [banners, setBanners] = useState<readonly ShownBanner[]>([]);
  const [removed, setRemoved] = useState<{ banner: ShownBanner; at: number } | null>(null);
  const [saving, setSaving] = useState<SaveIntent | null>(null);
  const [notice, setNotice] = useState<StepNotice | null>(null);
  const [announced, setAnnounced] = useState('');

  const take = useCallback(
    (current: SavedCover, base: readonly CoverBanner[], mine: readonly CoverBanner[]) => {
      server.current = { revision: current.revision, base: arrangementOf(current.banners) };
      setCap(current.cap);
      setLocked(current.isLocked);
      setBanners(applyArrangement(current.banners, base, mine));
    },
    [],
  );

  const load = useCallback(async () => {
    const { place } = target;
    const answer = await callApi(readCoverEndpoint, target.locale, {
      params: { idEmp: String(place.idEmp), lang: place.lang },
    });
    if (!answer.ok) return setLoaded('failed');
    const kept = readKept(place, isArrangement);
    const base = kept?.base ?? answer.data.banners;
    take(answer.data, base, kept?.values ?? base);
    if (kept) setNotice({ tone: 'info', text: words.wizard.restored });
    setLoaded('ready');
  }, [take, target, words.wizard]);

  useEffect(() => void load(), [load]);

  useEffect(() => {
    if (loaded !== 'ready') return;
    const { revision, base } = server.current;
    if (isSameArrangement(base, banners)) dropDraft(target.place);
    else keepDraft(target.place, { revision, base, values: arrangementOf(banners) });
  }, [banners, loaded, target]);

  /** Null when nothing stands between what is shown and what is saved. */
  const commit = async (): Promise<ApiFailure | null> => {
    const { base, revision } = server.current;
    if (isSameArrangement(base, banners)) return null;
    const arranged = arrangementOf(banners);
    const body = { banners: arranged };
    const answer = await callApi(saveCoverEndpoint, locale, { params, body, revision });
    if (answer.ok) {
      server.current = { revision: answer.data.revision, base: arranged };
      setRemoved(null);
      dropDraft(target.place);
      return null;
    }
    const current = answer.detail?.['current'] as SavedCover | null | undefined;
    if (answer.code === 'conflict' && current) take(current, base, arranged);
    return answer;
  };

  const refusal = (failure: ApiFailure): StepNotice =>
    failure.code === 'conflict'
      ? { tone: 'info', text: say.conflict }
      : saveRefusal(failure, words, paths);

  /** Puts an uploaded picture at the end; one sentence when that was refused. */
  const add = async (idMedia: string): Promise<string | null> => {
    const unsaved = await commit();
    if (unsaved) return refusal(unsaved).text;
    const body = { idMedia, altText: '' };
    const answer = await callApi(attachCoverEndpoint, locale, { params, body });
    if (!answer.ok) {
      const { refusals } = words;
      return answer.code === 'cap_reached' ? refusals.cap_reached : refusal(answer).text;
    }
    const fresh = await callApi(readCoverEndpoint, locale, { params });
    if (fresh.ok) take(fresh.data, fresh.data.banners, fresh.data.banners);
    setNotice(null);
    return null;
  };

  const move = (from: number, to: number) => {
    setBanners(moved(banners, from, to));
    setAnnounced(fill(say.moved, { position: to + 1 }));
  };

  const remove = (at: number) => {
    const banner = banners[at];
    if (!banner) return;
    setBanners(banners.toSpliced(at, 1));
    setRemoved({ banner, at });
    setAnnounced(say.removed);
  };

  const undo = () => {
    if (!removed) return;
    setBanners(banners.toSpliced(removed.at, 0, removed.banner));
    setRemoved(null);
  };

  const describe = (at: number, altText: string) => {
    setBanners(banners.map((banner, index) => (index === at ? { ...banner, altText } : banner)));
  };

  const save = async (intent: SaveIntent) => {
    if (saving !== null) return;
    if (intent === 'next' && banners.length === 0) {
      return setNotice({ tone: 'danger', text: words.error['coverRequired'] ?? '' });
    }
    setSaving(intent);
    const failure = await commit();
    if (!failure) {
      leaveToast(words.wizard.saved, 'success');
      return window.location.assign(paths[intent]);
    }
    setSaving(null);
    setNotice(refusal(failure));
  };

  return {
    ...{ loaded, load, cap, isLocked, banners, removed, saving, notice, announced },
    ...{ add, move, remove, undo, describe, save },
  };
}

function isArrangement(value: unknown): value is readonly CoverBanner[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        typeof one === 'object' &&
        one !== null &&
        'idMedia' in one &&
        'altText' in one &&
        typeof one.idMedia === 'string' &&
        typeof one.altText === 'string',
    )
  );
}
