import * as z from 'zod/mini';
import { MAX_ISSUES } from '#shared/core/body/body-budget.ts';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { BLANK } from '../starting/starting-texts.ts';
import { type FieldCode, fieldCode } from './field-codes.ts';
import type { DescribedPicture, Item, ItemKind, Section } from './section.ts';

/** Errors by `idItem.field`, or by `section` for the list itself. */
export type ItemErrors = Readonly<Record<string, FieldCode>>;

export interface CheckedItems {
  /** Normalised items without unknown fields. */
  readonly items: readonly Item[];
  readonly errors: ItemErrors;
}

/** Validates a list for saving: malformed values, duplicates and missing parents. */
export function checkItems(section: Section, input: readonly Item[]): CheckedItems {
  const errors: Record<string, FieldCode> = {};
  const items: Item[] = [];
  const kinds = new Map<string, string>();
  for (const item of input) {
    if (Object.keys(errors).length >= MAX_ISSUES) break;
    const kind = Object.keys(section.kinds).includes(item.kind)
      ? section.kinds[item.kind]
      : undefined;
    if (!kind || kinds.has(item.idItem) || !hasValidParent(kind, item, kinds)) {
      errors[`${item.idItem}.kind`] = 'malformed';
      continue;
    }
    kinds.set(item.idItem, item.kind);
    const parsed = z.safeParse(kind.schema, item.content);
    if (parsed.success) items.push({ ...item, content: { ...parsed.data } });
    else
      for (const { path, message } of parsed.error.issues) {
        errors[`${item.idItem}.${String(path[0] ?? 'kind')}`] ??= fieldCode(message);
      }
  }
  if (section.isForm && input.length !== 1) errors.section = 'malformed';
  return { items, errors: { ...duplicateErrors(section, items), ...errors } };
}

export function fieldsOf(errors: ItemErrors): Readonly<Record<string, readonly FieldCode[]>> {
  return Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, [code]]));
}

/** A parent has to precede its children. */
function hasValidParent(
  kind: ItemKind,
  { parent }: Item,
  kinds: ReadonlyMap<string, string>,
): boolean {
  return kind.parent === undefined
    ? parent === null
    : parent !== null && kinds.get(parent) === kind.parent;
}

function duplicateErrors(section: Section, items: readonly Item[]): ItemErrors {
  const seen = new Set<string>();
  const errors: Record<string, FieldCode> = {};
  for (const { idItem, kind, content } of items) {
    const unique = section.kinds[kind]?.unique?.(content);
    if (!unique || unique.value === '') continue;
    const key = `${unique.field}/${unique.value}`;
    if (seen.has(key)) errors[`${idItem}.${unique.field}`] = unique.code ?? 'repeated';
    seen.add(key);
  }
  return errors;
}

/** Returns the requirements not met, which block "save and next" and the submission. */
export function missingIn(section: Section, items: readonly Item[]): ItemErrors {
  const errors: Record<string, FieldCode> = {};
  if (section.required && items.length === 0) errors.section = section.required;
  for (const { idItem, kind, content } of items) {
    for (const [field, value] of Object.entries(content)) {
      if (typeof value === 'string' && value.includes(BLANK))
        errors[`${idItem}.${field}`] = 'blankLeft';
    }
    const missing = section.kinds[kind]?.missing?.(content) ?? {};
    for (const [field, code] of Object.entries(missing)) {
      if (code) errors[`${idItem}.${field}`] = code;
    }
  }
  return errors;
}

export function picturesIn(section: Section, items: readonly Item[]): readonly PictureUse[] {
  return items.flatMap(({ idItem, kind: name, content }) => {
    const kind = section.kinds[name];
    const direct = Object.entries(kind?.pictures ?? {}).flatMap(([field, mediaKind]) => {
      const idMedia = content[field];
      return mediaKind && typeof idMedia === 'string' ? [{ field, idMedia, mediaKind }] : [];
    });
    const within = kind?.picturesWithin?.(content) ?? [];
    return [...direct, ...within].map((picture) => ({ idItem, ...picture }));
  });
}

/** Replaces a picture of an item and in its text; its description becomes that of the new one. */
export function replacePicture(
  section: Section,
  item: Item,
  idMedia: string,
  replacement: DescribedPicture,
): Item {
  const kind = section.kinds[item.kind];
  const matchingFields = Object.keys(kind?.pictures ?? {}).filter(
    (field) => item.content[field] === idMedia,
  );
  const fields = Object.fromEntries(matchingFields.map((field) => [field, replacement.idMedia]));
  const isDescribed = matchingFields.length > 0 && 'altText' in item.content;
  const content = { ...item.content, ...fields, ...(isDescribed && { altText: '' }) };
  return { ...item, content: kind?.replaceWithin?.(content, idMedia, replacement) ?? content };
}

export interface PictureUse {
  readonly idItem: string;
  readonly field: string;
  readonly idMedia: string;
  readonly mediaKind: MediaKind;
}
