import { useState } from 'react';
import { type ApiFailure, UNREACHABLE } from '#shared/ui/api/called.ts';
import { formDraft } from '#shared/ui/form/draft/form-draft.ts';
import {
  BROCHURE_LISTS,
  type ExistingContent,
  type PlacedBrochure,
  placeBrochure,
  TEXT_DESTINATIONS,
  type TextDestination,
  withinRemaining,
} from '../../../core/brochure/place-brochure.ts';
import {
  type BrochureDestination,
  type BrochurePart,
  splitBrochure,
} from '../../../core/brochure/split-brochure.ts';
import type { CompanyProfile } from '../../../core/sections/company-profile.ts';
import { blankItem, saveErrorNotice } from '../draft/section-client.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { itemFields } from '../item-fields.ts';
import { type AddedItems, addItems, remainingOf, takeBack } from './change-lists.ts';

type Texts = Partial<Record<TextDestination, string>>;

interface AppliedChanges {
  readonly before: Texts;
  readonly after: Texts;
  readonly added: readonly AddedItems[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A pasted text with the targets of its parts, which can be applied and undone. */
export function useBrochure(draft: SectionDraft) {
  const { context, messages, paths } = draft;
  const [draftStorage] = useState(() =>
    formDraft(`company-${context.idEmp}`, `brochure:${context.lang}`, isText),
  );
  const [text, setText] = useState(() => draftStorage.readOne() ?? '');
  const [parts, setParts] = useState<readonly BrochurePart[]>();
  const [remaining, setRemaining] = useState<ExistingContent['remaining']>({
    history: 0,
    reasons: 0,
  });
  const [replaces, setReplaces] = useState<readonly TextDestination[]>([]);
  const [put, setPut] = useState<AppliedChanges | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { about, vision, mission } = itemFields<CompanyProfile>(draft, 0).content;
  const texts = { about, vision, mission };
  const placed = placeBrochure(parts ?? [], { texts, replaces, remaining });

  /** Runs one action at a time; a failure is shown and changes nothing. */
  const runAction = async (action: () => Promise<ApiFailure | null>) => {
    setBusy(true);
    setFailed(null);
    const failure = await action().catch(() => UNREACHABLE);
    if (failure) setFailed(saveErrorNotice(failure, messages, paths).text);
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
    type: (input: string) => {
      setText(input);
      draftStorage.save(input);
    },
    split: () =>
      runAction(async () => {
        const found = await remainingOf(context);
        if (!found.ok) return found;
        setRemaining(found.value);
        setParts(withinRemaining(splitBrochure(text), found.value));
        return null;
      }),
    choose: (index: number, destination: BrochureDestination | null) =>
      setParts((all) => all?.map((part, n) => (n === index ? { ...part, destination } : part))),
    replace: (destination: TextDestination, isReplaced: boolean) =>
      setReplaces((all) =>
        isReplaced ? [...all, destination] : all.filter((other) => other !== destination),
      ),
    put: () =>
      runAction(async () => {
        const added = await addedOf(placed);
        const failure = await addItems(context, added);
        if (failure) return failure;
        const after = Object.fromEntries(
          placed.texts.map(({ destination, text: part }) => [destination, part]),
        );
        const before = Object.fromEntries(
          placed.texts.map(({ destination }) => [destination, texts[destination]]),
        );
        write(draft, after);
        setPut({ before, after, added });
        draftStorage.drop();
        return null;
      }),
    undo: () =>
      runAction(async () => {
        if (!put) return null;
        const failure = await takeBack(context, put.added);
        if (failure) return failure;
        write(draft, revertedTexts(put, texts));
        setPut(null);
        draftStorage.save(text);
        return null;
      }),
    restart: () => {
      setPut(null);
      setParts(undefined);
      setText('');
    },
  };
}

/** Undoes the applied texts; fields that the user edited afterwards stay as they are. */
function revertedTexts({ before, after }: AppliedChanges, texts: Texts): Texts {
  const unchanged = TEXT_DESTINATIONS.filter(
    (destination) => after[destination] === texts[destination],
  );
  return Object.fromEntries(unchanged.map((destination) => [destination, before[destination]]));
}

function write(draft: SectionDraft, changed: Texts): void {
  const items = draft.form.getValues('items');
  draft.setItems(items.map((item) => ({ ...item, content: { ...item.content, ...changed } })));
}

function addedOf({ lists }: PlacedBrochure): Promise<readonly AddedItems[]> {
  return Promise.all(
    lists.map(async ({ destination: list, items }) => {
      const { section, kind } = BROCHURE_LISTS[list];
      const added = items.map((content) => blankItem({ section }, kind, null, content));
      return { list, items: await Promise.all(added) };
    }),
  );
}
