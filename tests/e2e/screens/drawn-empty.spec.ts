import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { visibleText } from '#shared/core/text/typed-text.ts';

const FILES = '@fontsource-variable/noto-sans-thai/files/noto-sans-thai';
const FACES = ['thai', 'latin'].map((letters) => {
  const file = new URL(import.meta.resolve(`${FILES}-${letters}-wght-normal.woff2`));
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: Site; src: url(data:font/woff2;base64,${data}) }`;
});

/** Letters of no typeface that is here are drawn as boxes: what is found depends on those, what is right does not. */
test('a text of what is drawn empty shows nothing @thai @wide', async ({ page }) => {
  await page.setContent(`<style>${FACES.join('')} p { font-family: Site }</style><p>ก a</p>`);
  const { drawn, empty } = await page.evaluate(async () => {
    await document.fonts.ready;
    const [width, height, perRow, perSheet] = [28, 32, 64, 64 * 64];
    const canvas = Object.assign(document.createElement('canvas'), {
      width: width * perRow,
      height: height * (perSheet / perRow),
    });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('nothing to draw on');
    context.font = '16px Site, sans-serif';
    const letters = Array.from({ length: 0x110000 }, (_, code) =>
      String.fromCodePoint(code),
    ).filter(
      (letter) =>
        /[\p{So}\p{Lo}]/u.test(letter) && !/[\p{Unified_Ideograph}\p{DI}가-힣]/u.test(letter),
    );
    const empty: string[] = [];
    for (let from = 0; from < letters.length; from += perSheet) {
      const sheet = letters.slice(from, from + perSheet);
      const at = (index: number) => [(index % perRow) * width, Math.floor(index / perRow) * height];
      context.clearRect(0, 0, canvas.width, canvas.height);
      for (const [index, letter] of sheet.entries()) {
        const [x = 0, y = 0] = at(index);
        context.fillText(letter, x + 4, y + 22, width - 6);
      }
      for (const [index, letter] of sheet.entries()) {
        const [x = 0, y = 0] = at(index);
        const { data } = context.getImageData(x, y, width, height);
        if (data.every((value) => value === 0)) empty.push(letter);
      }
    }
    return { drawn: letters.length, empty };
  });
  expect(drawn).toBeGreaterThan(30_000);
  expect(empty).toContain('\u2800');
  const shown = empty.filter((letter) => visibleText(letter.repeat(6)) !== '');
  expect(shown.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([]);
});
