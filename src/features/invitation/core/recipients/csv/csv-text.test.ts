import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

it('writes cells that Excel displays and does not compute', () => {
  const cells = ['=1+1', '+66 2', '-5', '@SUM(A1)', '\t=1', ' =1', '＝1', '\u200b=1'];
  expect(csvText([cells])).toBe(`\ufeff${cells.map((cell) => `'${cell}`).join(',')}\r\n`);
  expect(csvText([['a@b.co', 'x, "y"', 'z\r\n', -5, '']])).toBe(
    '\ufeffa@b.co,"x, ""y""","z\r\n",-5,\r\n',
  );
});
