import { type FocusEvent, useEffect, useReducer } from 'react';
import { isThaiText } from '../../core/descriptions/is-thai-text.ts';
import { listed } from '../../core/section-draft/arrange-items.ts';
import { BLANK } from '../../core/starting/starting-texts.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';

/** The fields of one item, ready for `Field`, `TextArea`, `Select` and `PictureField`. */
export function itemFields<Content>(draft: SectionDraft, index: number) {
  const { form, words, errors } = draft;
  const item = form.getValues('items')[index];
  const content = (item?.content ?? {}) as Content;
  const original = item && draft.place.original?.[item.idItem];
  const pathOf = (name: keyof Content & string) => `items.${index}.content.${name}` as const;
  // The types know no path that is made as it is asked for, nor what may stand there.
  const put = (name: keyof Content & string, value: unknown, shouldValidate = false) =>
    form.setValue(pathOf(name), value as never, { shouldValidate });
  const sayings = (name: keyof Content & string) => {
    const code = errors.items?.[index]?.content?.[name]?.message;
    const text = String(content[name] ?? '');
    const isCopied = draft.place.lang === 'en' && isThaiText(text);
    const hint = isCopied ? words.wizard.copied : words.hint[name];
    return {
      label: words.field[name] ?? name,
      hint: text.includes(BLANK) ? words.error['blankLeft'] : hint,
      error: code && (words.error[String(code)] ?? words.wizard.failed),
      words: words.form,
      original: original?.[name],
    };
  };
  return {
    content,
    text: (name: keyof Content & string, longest?: number) => ({
      ...form.register(pathOf(name)),
      ...sayings(name),
      counter: longest && `${String(content[name] ?? '').length} / ${longest}`,
    }),
    /** What a person pastes, kept as what is meant by it. */
    pasted: (name: keyof Content & string, meant: (typed: string) => string) => {
      const field = form.register(pathOf(name));
      return {
        ...field,
        ...sayings(name),
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          put(name, meant(event.target.value));
          return field.onBlur(event);
        },
      };
    },
    /** What is no text: it is given and taken whole. */
    chosen: <Name extends keyof Content & string>(name: Name) => ({
      ...sayings(name),
      value: content[name],
      onChange: (value: Content[Name]) => put(name, value, !!sayings(name).error),
    }),
    picture: (name: keyof Content & string) => ({
      ...sayings(name),
      draft,
      idMedia: content[name] as string | null,
      onChoose: (chosen: string | null) => {
        // What was said of one picture does not hold of another.
        const said = 'altText' as typeof name;
        if (content[said]) put(said, '');
        put(name, chosen, true);
      },
    }),
  };
}

/** The fields of one item; whoever calls it is drawn again when that item changes, and for no other. */
export function useItemFields<Content>(draft: SectionDraft, index: number): ItemFields<Content> {
  const { form } = draft;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      form.subscribe({
        name: `items.${index}.content` as `items.${number}.content`,
        formState: { values: true },
        // A list that changes as a whole draws the rows that differ.
        callback: ({ name }) => name !== 'items' && redraw(),
      }),
    [form, index],
  );
  return itemFields<Content>(draft, index);
}

/** What the items of a kind hold, as it is typed now. */
export function contentsOf<Content>(draft: SectionDraft, kind: string): readonly Content[] {
  return listed(draft.items, kind).map(({ content }) => content as Content);
}

export type ItemFields<Content> = ReturnType<typeof itemFields<Content>>;
