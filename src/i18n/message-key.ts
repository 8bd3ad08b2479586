import type { Catalogue } from './catalogues.ts';

type Dot<Head extends string, Tail extends string> = `${Head}.${Tail}`;

/** `count_one` and `count_other` are one plural message, `count`. */
type Unplural<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type Leaves<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? Unplural<Key>
    : Node[Key] extends readonly unknown[]
      ? never
      : Dot<Key, Leaves<Node[Key]>>;
}[keyof Node & string];

export type MessageKey = {
  [Slice in keyof Catalogue & string]: `${Slice}:${Leaves<Catalogue[Slice]>}`;
}[keyof Catalogue & string];
