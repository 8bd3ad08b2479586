/**
 * Nodes inside Word's conditional comments (`[if !supportLists]` … `[endif]`), with the comments:
 * markers before list items, and cells or rows that only set a width.
 */
export function notedNodes(parent: Node): readonly ChildNode[] {
  let isNoted = false;
  return [...parent.childNodes].filter((node) => {
    const note = node.nodeType === Node.COMMENT_NODE ? (node.nodeValue ?? '') : '';
    const wasNoted = isNoted;
    if (/^\[if !support(?:Lists|Misaligned)/.test(note)) isNoted = true;
    else if (note.startsWith('[endif]')) isNoted = false;
    return isNoted || wasNoted;
  });
}
