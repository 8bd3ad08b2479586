interface Node {
  /** A cell of a table has none. */
  readonly type?: string;
  readonly text?: string;
  readonly url?: string;
  readonly caption?: string;
  readonly children?: readonly Node[];
  readonly rows?: readonly (readonly Node[])[];
}

/** An article's body; what else its nodes say is no matter here. */
interface Body {
  readonly root: { readonly children: readonly Node[] };
}

const textOf = (node: Node): string =>
  node.type === 'linebreak' ? '\n' : (node.text ?? (node.children ?? []).map(textOf).join(''));

/** What is written, a line for each paragraph, heading, point of a list or row of a table. */
export function bodyText(body: Body): string {
  return body.root.children
    .flatMap((node) => {
      if (node.rows) return node.rows.map((row) => row.map(textOf).join('\t'));
      if (node.type === 'list') return (node.children ?? []).map(textOf);
      return [node.caption ?? textOf(node)];
    })
    .join('\n');
}

/** Where its links lead, which the words alone do not show. */
export function bodyLinks(body: Body): readonly string[] {
  const links = (node: Node): readonly string[] => [
    ...(node.url === undefined ? [] : [node.url]),
    ...(node.children ?? node.rows?.flat() ?? []).flatMap(links),
  ];
  return body.root.children.flatMap(links);
}
