/**
 * Nodes that Word adds between two notes for less capable programs, with the notes: the marker
 * before a point, cells and rows that only set a width.
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
