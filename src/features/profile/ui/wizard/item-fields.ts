import { type FocusEvent, useEffect, useReducer } from 'react';
import { isThaiText } from '../../core/descriptions/is-thai-text.ts';
import { itemsOfList } from '../../core/section-draft/arrange-items.ts';
import { BLANK } from '../../core/starting/starting-texts.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';

/** The fields of one item, ready for `Field`, `TextArea`, `Select` and `PictureField`. */
export function itemFields<Content>(draft: SectionDraft, index: number) {
  const { form, messages, errors } = draft;
  const item = form.getValues('items')[index];
  const content = (item?.content ?? {}) as Content;
  const original = item && draft.context.original?.[item.idItem];
  const pathOf = (name: keyof Content & string) => `items.${index}.content.${name}` as const;
  // Casts: react-hook-form's types accept neither a path built at run time nor its value.
  const put = (name: keyof Content & string, value: unknown, shouldValidate = false) =>
    form.setValue(pathOf(name), value as never, { shouldValidate });
  const fieldTexts = (name: keyof Content & string) => {
    const code = errors.items?.[index]?.content?.[name]?.message;
    const text = String(content[name] ?? '');
    const isCopied = draft.context.lang === 'en' && isThaiText(text);
    const hint = isCopied ? messages.wizard.copied : messages.hint[name];
    return {
      label: messages.field[name] ?? name,
      hint: text.includes(BLANK) ? messages.error['blankLeft'] : hint,
      error: code && (messages.error[String(code)] ?? messages.wizard.failed),
      messages: messages.form,
      original: original?.[name],
    };
  };
  return {
    content,
    text: (name: keyof Content & string, maxLength?: number) => ({
      ...form.register(pathOf(name)),
      ...fieldTexts(name),
      counter: maxLength && `${String(content[name] ?? '').length} / ${maxLength}`,
    }),
    /** A text that is normalized when the field is left. */
    pasted: (name: keyof Content & string, normalize: (input: string) => string) => {
      const field = form.register(pathOf(name));
      return {
        ...field,
        ...fieldTexts(name),
        onBlur: (event: FocusEvent<HTMLInputElement>) => {
          put(name, normalize(event.target.value));
          return field.onBlur(event);
        },
      };
    },
    controlled: <Name extends keyof Content & string>(name: Name) => ({
      ...fieldTexts(name),
      value: content[name],
      onChange: (value: Content[Name]) => put(name, value, !!fieldTexts(name).error),
    }),
    picture: (name: keyof Content & string) => ({
      ...fieldTexts(name),
      draft,
      idMedia: content[name] as string | null,
      onChoose: (newIdMedia: string | null) => {
        // A new picture empties the alt text, which described the old one.
        const altTextField = 'altText' as typeof name;
        if (content[altTextField]) put(altTextField, '');
        put(name, newIdMedia, true);
      },
    }),
  };
}

/** The fields of one item; only its own changes render the caller again. */
export function useItemFields<Content>(draft: SectionDraft, index: number): ItemFields<Content> {
  const { form } = draft;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      form.subscribe({
        name: `items.${index}.content` as `items.${number}.content`,
        formState: { values: true },
        // A change of the complete list renders the rows that differ through their props.
        callback: ({ name }) => name !== 'items' && redraw(),
      }),
    [form, index],
  );
  return itemFields<Content>(draft, index);
}

/** The contents of all items of a kind, with unsaved input. */
export function contentsOf<Content>(draft: SectionDraft, kind: string): readonly Content[] {
  return itemsOfList(draft.items, kind).map(({ content }) => content as Content);
}

export type ItemFields<Content> = ReturnType<typeof itemFields<Content>>;
