/**
 * What Word writes between two notes for programs that lack what it means: the marker before a point of a
 * list, cells and rows that are there for their width alone. With the notes.
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
