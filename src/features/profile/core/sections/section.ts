import type * as z from 'zod/mini';
import type { MediaKind } from '#shared/core/domain/media.ts';
import type { CapName } from '#shared/core/packages.ts';
import type { FieldCode } from './field-codes.ts';

/** What an item says, field by field. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * One piece of a section as it is sent, stored and compared. The id is made by whoever adds the item
 * and stays the same in the draft, published and archived versions of the page.
 */
export interface Item<Kind extends string = string, Content = Fields> {
  readonly idItem: string;
  readonly parent: string | null;
  readonly kind: Kind;
  readonly content: Content;
}

export interface ItemKind<Content extends object = Fields> {
  /** A draft may leave anything out; what it holds is well-formed. Messages are field codes. */
  readonly schema: z.ZodMiniObject & z.ZodMiniType<Content>;
  /** A new item, before anything is typed. */
  readonly blank: Content;
  /** The kind of the item it belongs to. */
  readonly parent?: string;
  /** How many there may be, below one parent where there is one; kinds with one cap name share it. */
  readonly cap: CapName | number;
  /** The fields that name a picture, and the kind of picture each takes. */
  readonly pictures?: Readonly<Partial<Record<keyof Content & string, MediaKind>>>;
  /** The pictures that stand within a text. */
  picturesWithin?(content: Content): readonly PictureWithin[];
  /** The text with another picture wherever it showed this one. */
  replaceWithin?(content: Content, idMedia: string, replacement: DescribedPicture): Content;
  /** What "save and next" and submission need. */
  missing?(content: Content): FieldCodes<Content>;
  /** No two items of the section may have the same; empty text counts as none. */
  unique?(content: Content): {
    readonly field: keyof Content & string;
    readonly value: string;
    readonly code?: FieldCode;
  };
}

export interface DescribedPicture {
  readonly idMedia: string;
  /** What the library says of it in the language of the text. */
  readonly altText: string;
}

interface PictureWithin {
  readonly field: string;
  readonly idMedia: string;
  readonly mediaKind: MediaKind;
  readonly altText: string;
}

export type FieldCodes<Content> = Partial<Record<keyof Content & string, FieldCode>>;

export interface Section {
  readonly name: string;
  /** Its step of the wizard, and its address there. */
  readonly step: string;
  readonly kinds: Readonly<Record<string, ItemKind>>;
  /** It is one form: a list of exactly one item. */
  readonly isForm?: boolean;
  /** Why a page with nothing in this section is not finished. */
  readonly required?: FieldCode;
}

export function defineSection<const S extends Section>(section: S): S {
  return section;
}

export function itemKind<Content extends object>(kind: ItemKind<Content>): ItemKind<Content> {
  return kind;
}

export type ContentOf<Kind> = Kind extends ItemKind<infer Content> ? Content : never;

/** An item of this section, told apart by its kind. */
export type ItemOf<S extends Section> = S extends Section
  ? {
      [Kind in keyof S['kinds'] & string]: Item<Kind, ContentOf<S['kinds'][Kind]>>;
    }[keyof S['kinds'] & string]
  : never;

/** The fields that are there and not empty are not missing. */
export function missingOf<Content extends object>(
  content: Content,
  required: FieldCodes<Content>,
): FieldCodes<Content> {
  const missing: FieldCodes<Content> = {};
  for (const [field, code] of Object.entries(required) as [keyof Content & string, FieldCode][]) {
    const value = content[field];
    if (value === null || value === '') missing[field] = code;
  }
  return missing;
}
