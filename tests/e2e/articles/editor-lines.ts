import type { Locator } from '@playwright/test';

/** Pastes the markup of what was copied into an editor, without the keys of one machine. */
export async function paste(area: Locator, html: string): Promise<void> {
  await area.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', markup);
    const init = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', init));
  }, html);
}

/** The editor content in the notation of the samples, by its computed look. */
export function editorLines(area: Locator) {
  return area.evaluate((element) => {
    const look = (node: Element) => {
      const { fontWeight, fontStyle } = getComputedStyle(node);
      return { isBold: Number(fontWeight) >= 600, isItalic: fontStyle === 'italic' };
    };
    const words = (block: Element, node: Node): string => {
      if (node.nodeName === 'BR') return '⏎';
      if (node.nodeType === Node.TEXT_NODE) {
        const [own, around] = [look(node.parentElement ?? block), look(block)];
        const mark =
          (own.isItalic && !around.isItalic ? '*' : '') +
          (own.isBold && !around.isBold ? '**' : '');
        return `${mark}${node.nodeValue}${mark}`;
      }
      const text = [...node.childNodes].map((child) => words(block, child)).join('');
      return node instanceof HTMLAnchorElement ? `[${text}](${node.getAttribute('href')})` : text;
    };
    const signs: Readonly<Record<string, string>> = {
      H2: '# ',
      H3: '## ',
      BLOCKQUOTE: '> ',
      UL: '- ',
    };
    const lines = [...element.children].flatMap((block) => {
      const parts = /^[UO]L$/.test(block.tagName) ? [...block.children] : [block];
      return parts.map((part, at) => {
        const isNumbered = block instanceof HTMLOListElement;
        const sign = isNumbered ? `${block.start + at}. ` : (signs[block.tagName] ?? '');
        return sign + words(part, part);
      });
    });
    const strange = [...element.querySelectorAll('*')].flatMap((node) => [
      ...(/^(?:P|H2|H3|BLOCKQUOTE|UL|OL|LI|SPAN|STRONG|EM|A|BR)$/.test(node.tagName)
        ? []
        : [node.tagName]),
      // The editor has a look of its own for bold and italic.
      ...node
        .getAttributeNames()
        .filter((name) => !(name === 'class' && /^(?:STRONG|EM)$/.test(node.tagName)))
        .filter((name) => !/^(?:dir|start|value|href|data-lexical-text)$/.test(name)),
    ]);
    return { lines, strange };
  });
}
