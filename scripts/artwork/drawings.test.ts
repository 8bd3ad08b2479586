import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawCover } from './cover/cover.ts';
import { FAMILIES } from './family.ts';
import { drawLogo } from './logo.ts';
import { drawPortrait } from './portrait.ts';
import { drawScene, SCENE_NAMES } from './scene.ts';
import type { Drawing } from './svg.ts';

async function expectSvg({ svg, width, height }: Drawing): Promise<void> {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|var\(/);
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width, height });
}

async function expectDrawn(drawing: Drawing): Promise<void> {
  await expectSvg(drawing);
  const { channels } = await sharp(Buffer.from(drawing.svg), { density: 12 }).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
}

it.each(SCENE_NAMES)(
  'draws %s, upright and wide, in other colours for each palette',
  async (scene) => {
    const order = { scene, palette: 3, family: 'farm', variant: 0, isWide: false } as const;
    await expectDrawn(drawScene(order));
    await expectSvg(drawScene({ ...order, palette: 10, variant: 1, isWide: true }));
    expect(drawScene(order).svg).toBe(drawScene(order).svg);
    expect(drawScene(order).svg).not.toBe(drawScene({ ...order, palette: 4 }).svg);
  },
);

it('draws covers, logos and portraits for every kind of company', async () => {
  for (const [index, family] of FAMILIES.entries()) {
    await expectDrawn(drawCover(index, family, 0));
    for (const variant of [1, 2]) await expectSvg(drawCover(index, family, variant));
    await expectDrawn(drawLogo(index, `${String.fromCharCode(65 + index)}na`));
    await expectDrawn(drawPortrait(index, family, index));
  }
});
