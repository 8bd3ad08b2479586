import { useState } from 'react';
import { type ApiFailure, UNREACHABLE } from '#shared/ui/api/called.ts';
import { keptForm } from '#shared/ui/form/kept/kept-form.ts';
import {
  LISTS,
  type PlacedBrochure,
  placeBrochure,
  type Standing,
  TEXT_PLACES,
  type TextPlace,
  withinRoom,
} from '../../../core/brochure/place-brochure.ts';
import {
  type BrochurePart,
  type BrochurePlace,
  splitBrochure,
} from '../../../core/brochure/split-brochure.ts';
import type { CompanyProfile } from '../../../core/sections/company-profile.ts';
import { blankItem, saveRefusal } from '../draft/section-client.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { itemFields } from '../item-fields.ts';
import { type Added, addItems, roomOf, takeBack } from './change-lists.ts';

type Texts = Partial<Record<TextPlace, string>>;

/** What was put on the page, to be taken back. */
interface Put {
  readonly before: Texts;
  readonly after: Texts;
  readonly added: readonly Added[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A pasted text, where its parts were chosen to go, and putting them there and back. */
export function useBrochure(draft: SectionDraft) {
  const { place, words, paths } = draft;
  const [kept] = useState(() =>
    keptForm(`company-${place.idEmp}`, `brochure:${place.lang}`, isText),
  );
  const [text, setText] = useState(() => kept.readOne() ?? '');
  const [parts, setParts] = useState<readonly BrochurePart[]>();
  const [room, setRoom] = useState<Standing['room']>({ history: 0, reasons: 0 });
  const [replaces, setReplaces] = useState<readonly TextPlace[]>([]);
  const [put, setPut] = useState<Put | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { about, vision, mission } = itemFields<CompanyProfile>(draft, 0).content;
  const texts = { about, vision, mission };
  const placed = placeBrochure(parts ?? [], { texts, replaces, room });

  /** One act at a time; what fails is said, and leaves everything as it was. */
  const doing = async (act: () => Promise<ApiFailure | null>) => {
    setBusy(true);
    setFailed(null);
    const failure = await act().catch(() => UNREACHABLE);
    if (failure) setFailed(saveRefusal(failure, words, paths).text);
    setBusy(false);
  };
  return {
    text,
    parts,
    texts,
    replaces,
    placed,
    isPut: put !== null,
    failed,
    isBusy,
    type: (typed: string) => {
      setText(typed);
      kept.keep(typed);
    },
    split: () =>
      doing(async () => {
        const found = await roomOf(place);
        if (!found.ok) return found;
        setRoom(found.value);
        setParts(withinRoom(splitBrochure(text), found.value));
        return null;
      }),
    choose: (at: number, chosen: BrochurePlace | null) =>
      setParts((all) => all?.map((part, n) => (n === at ? { ...part, place: chosen } : part))),
    replace: (one: TextPlace, isReplaced: boolean) =>
      setReplaces((all) => (isReplaced ? [...all, one] : all.filter((other) => other !== one))),
    put: () =>
      doing(async () => {
        const added = await addedOf(placed);
        const failure = await addItems(place, added);
        if (failure) return failure;
        const after = Object.fromEntries(placed.texts.map((one) => [one.place, one.text]));
        const before = Object.fromEntries(placed.texts.map((one) => [one.place, texts[one.place]]));
        write(draft, after);
        setPut({ before, after, added });
        kept.drop();
        return null;
      }),
    undo: () =>
      doing(async () => {
        if (!put) return null;
        const failure = await takeBack(place, put.added);
        if (failure) return failure;
        // What was typed into a field since stays there.
        const unchanged = TEXT_PLACES.filter((one) => put.after[one] === texts[one]);
        write(draft, Object.fromEntries(unchanged.map((one) => [one, put.before[one]])));
        setPut(null);
        kept.keep(text);
        return null;
      }),
    again: () => {
      setPut(null);
      setParts(undefined);
      setText('');
    },
  };
}

function write(draft: SectionDraft, changed: Texts): void {
  const items = draft.form.getValues('items');
  draft.setItems(items.map((item) => ({ ...item, content: { ...item.content, ...changed } })));
}

function addedOf({ lists }: PlacedBrochure): Promise<readonly Added[]> {
  return Promise.all(
    lists.map(async ({ place: list, items }) => {
      const { section, kind } = LISTS[list];
      const added = items.map((content) => blankItem({ section }, kind, null, content));
      return { list, items: await Promise.all(added) };
    }),
  );
}
