import { type Element, Window } from 'happy-dom';

interface Place {
  readonly href: string;
  readonly name: string;
  readonly count: number;
}

const textOf = (element: Element | null) => element?.textContent.trim() ?? '';
const numberIn = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''));

function select(html: string): (selector: string) => Element[] {
  const { document } = new Window();
  document.write(html);
  return (selector) => [...document.querySelectorAll(selector)];
}

/** The map of provinces of a page and the list beside it; of both, the province that is shown. */
export function readPlaces(html: string) {
  const all = select(html);
  const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href') ?? '');
  const listed = all('#places li').map((item): Place => {
    const link = item.querySelector('a');
    const count = numberIn(textOf(item.querySelector('span')));
    return { href: link?.getAttribute('href') ?? '', name: textOf(link), count };
  });
  const here = {
    onMap: all('#places .here').map(textOf),
    listed: all('#places li [aria-current]').map(textOf),
  };
  return { onMap: hrefs('#places svg a'), listed, here };
}

/** What a list of companies was narrowed by last, and how many it says to have found. */
export function foundOn(html: string) {
  const all = select(html);
  return {
    narrowed: textOf(all('.found bdi').at(-1) ?? null),
    count: numberIn(textOf(all('.found p')[0] ?? null)),
  };
}
