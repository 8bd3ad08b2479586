import sharp from 'sharp';
import { expect, it } from 'vitest';
import { FAMILIES } from '../company/family.ts';
import { drawCover } from './cover.ts';
import { drawScene } from './draw-scene.ts';
import { drawLogo } from './logo.ts';
import { drawPortrait } from './portrait.ts';
import { SCENES, scenesFor } from './scenes.ts';
import type { Drawing } from './svg.ts';

async function expectDrawn({ svg, width, height }: Drawing): Promise<void> {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const rendered = await sharp(Buffer.from(svg)).metadata();
  expect(rendered).toMatchObject({ width, height });
}

it('draws every scene, upright and wide', async () => {
  for (const [index, { id, families }] of SCENES.entries()) {
    const family = families?.[0] ?? FAMILIES[index % FAMILIES.length] ?? 'tech';
    const order = { scene: id, palette: index % 16, family, variant: 0 };
    await expectDrawn(drawScene({ ...order, isWide: false }));
    await expectDrawn(drawScene({ ...order, isWide: true }));
  }
});

it('draws covers, logos and portraits for every kind of company', async () => {
  for (const [index, family] of FAMILIES.entries()) {
    for (const variant of [0, 1, 2]) await expectDrawn(drawCover(index, family, variant));
    await expectDrawn(drawLogo(index, `${String.fromCharCode(65 + index)}na`));
    await expectDrawn(drawPortrait(index, family, index));
  }
});

it('draws the same company alike every time', () => {
  expect(drawCover(5, 'port', 1).svg).toBe(drawCover(5, 'port', 1).svg);
  expect(drawCover(5, 'port', 1).svg).not.toBe(drawCover(6, 'port', 1).svg);
});

it('has enough scenes for each aspect of each kind of company', () => {
  for (const family of FAMILIES) {
    for (const aspect of ['life', 'work', 'pay', 'community'] as const) {
      expect(scenesFor(aspect, family).length).toBeGreaterThanOrEqual(5);
    }
    expect(scenesFor('work', family).some(({ families }) => families)).toBe(true);
  }
});
