import { type Random, random } from '../../../artwork/random.ts';
import type { Phrase } from '../../../seed/phrase.ts';

const FORMS = /^บริษัท | จำกัด$| Co\., Ltd\.$/g;
const TONES = /[\u0E47-\u0E4E]/g;

function withSlip(name: string, draw: Random): string {
  const index = draw.int(1, Math.max(1, name.length - 2));
  const kinds = [
    () => name.slice(0, index) + name.slice(index + 1),
    () =>
      name.slice(0, index) + (name[index + 1] ?? '') + (name[index] ?? '') + name.slice(index + 2),
    () => name.slice(0, index) + (name[index] ?? '') + name.slice(index),
    () => name.slice(0, index) + draw.pick([...'อนรaeo']) + name.slice(index + 1),
  ];
  return draw.pick(kinds)();
}

export function searchMix(names: readonly Phrase[]): string[] {
  const draw = random('bench', 'queries');
  return names.flatMap((full) =>
    [full.th, full.en.toLowerCase()].flatMap((legal) => {
      const name = legal.replace(FORMS, '').replace(/ co\., ltd\.$/, '');
      const words = name.split(' ');
      return [
        legal,
        name,
        name.replaceAll(' ', ''),
        name.replace(TONES, ''),
        withSlip(name, draw),
        ...[1, 2, 3, 4, 6, 9].map((length) => name.slice(0, length)),
        withSlip(name.slice(0, 10), draw),
        draw.pick(words),
        [...words].reverse().join(' '),
        [...name].reverse().join(''),
      ];
    }),
  );
}
