import type * as z from 'zod/mini';
import type { MediaKind } from '#shared/core/domain/media.ts';
import type { CapName } from '#shared/core/packages.ts';
import type { FieldCode } from './field-codes.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One entry of a section. The browser creates `idItem`; all versions of the page share it. */
export interface Item<Kind extends string = string, Content = Fields> {
  readonly idItem: string;
  readonly parent: string | null;
  readonly kind: Kind;
  readonly content: Content;
}

export interface ItemKind<Content extends object = Fields> {
  /** Validates a draft: any value may be missing. Messages are field codes. */
  readonly schema: z.ZodMiniObject & z.ZodMiniType<Content>;
  readonly blank: Content;
  readonly parent?: string;
  /** Maximum count, per parent for child items; kinds with the same cap name share one count. */
  readonly cap: CapName | number;
  /** The fields with a picture id, and the media kind of each. */
  readonly pictures?: Readonly<Partial<Record<keyof Content & string, MediaKind>>>;
  picturesWithin?(content: Content): readonly PictureWithin[];
  replaceWithin?(content: Content, idMedia: string, replacement: DescribedPicture): Content;
  /** Returns the missing values that block "save and next" and the submission. */
  missing?(content: Content): FieldCodes<Content>;
  /** A value that only one item of the section may have; '' is exempt. */
  unique?(content: Content): {
    readonly field: keyof Content & string;
    readonly value: string;
    readonly code?: FieldCode;
  };
}

export interface DescribedPicture {
  readonly idMedia: string;
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
  readonly step: string;
  readonly kinds: Readonly<Record<string, ItemKind>>;
  readonly isForm?: boolean;
  /** The error code of an empty section, if it is required. */
  readonly required?: FieldCode;
}

export function defineSection<const S extends Section>(section: S): S {
  return section;
}

export function itemKind<Content extends object>(kind: ItemKind<Content>): ItemKind<Content> {
  return kind;
}

export type ContentOf<Kind> = Kind extends ItemKind<infer Content> ? Content : never;

export type ItemOf<S extends Section> = S extends Section
  ? {
      [Kind in keyof S['kinds'] & string]: Item<Kind, ContentOf<S['kinds'][Kind]>>;
    }[keyof S['kinds'] & string]
  : never;

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
