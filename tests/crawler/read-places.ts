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

export function readPlaces(html: string) {
  const all = select(html);
  const place = (item: Element): Place => {
    const link = item.querySelector('a');
    const count = numberIn(textOf(item.querySelector('.count')));
    return { href: link?.getAttribute('href') ?? '', name: textOf(link), count };
  };
  const nameOf = (region: Element) => textOf(region.querySelector('summary span'));
  const regions = all('#places details').map((region) => ({
    name: nameOf(region),
    total: numberIn(textOf(region.querySelector('summary .count'))),
    provinces: [...region.querySelectorAll('li')].map(place),
  }));
  const here = {
    open: all('#places details[open]').map(nameOf),
    listed: all('#places li [aria-current]').map(textOf),
  };
  return { regions, here };
}

export function foundOn(html: string) {
  const all = select(html);
  return {
    narrowed: textOf(all('.chips bdi').at(-1) ?? null),
    count: numberIn(textOf(all('h1')[0] ?? null)),
  };
}
