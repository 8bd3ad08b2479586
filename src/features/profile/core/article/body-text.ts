interface Node {
  /** Undefined for a table cell. */
  readonly type?: string;
  readonly text?: string;
  readonly url?: string;
  readonly caption?: string;
  readonly children?: readonly Node[];
  readonly rows?: readonly (readonly Node[])[];
}

/** The properties of an article's body that text extraction reads. */
interface Body {
  readonly root: { readonly children: readonly Node[] };
}

const textOf = (node: Node): string =>
  node.type === 'linebreak' ? '\n' : (node.text ?? (node.children ?? []).map(textOf).join(''));

/** Returns one line for each paragraph, heading, list point or table row. */
export function bodyText(body: Body): string {
  return body.root.children
    .flatMap((node) => {
      if (node.rows) return node.rows.map((row) => row.map(textOf).join('\t'));
      if (node.type === 'list') return (node.children ?? []).map(textOf);
      return [node.caption ?? textOf(node)];
    })
    .join('\n');
}

/** Returns the targets of all links, which `bodyText` leaves out. */
export function bodyLinks(body: Body): readonly string[] {
  const links = (node: Node): readonly string[] => [
    ...(node.url === undefined ? [] : [node.url]),
    ...(node.children ?? node.rows?.flat() ?? []).flatMap(links),
  ];
  return body.root.children.flatMap(links);
}
