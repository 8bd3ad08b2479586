import type { Family } from '../family.ts';
import { type Light, paletteOf } from '../palette.ts';
import { random } from '../random.ts';
import { type Drawing, drawing, positioned, rect } from '../svg.ts';
import { type Canvas, COVER } from './ground.ts';
import { clouds, skyGradient, sun } from './landscape.ts';
import { foreground } from './nature.ts';
import { VIEWS } from './views.ts';

const { width: W, height: H } = COVER;

const LIGHTS: readonly Light[] = ['day', 'morning', 'dusk'];

/** A wide view in the company's colours, of the kind of place it works in. */
export function drawCover(company: number, family: Family, variant: number): Drawing {
  const draw = random('cover', company, variant);
  const light = LIGHTS[(draw.int(0, 2) + variant) % 3] ?? 'day';
  const colours = paletteOf(company, light);
  const horizon = 470 + draw.next() * 60;
  const canvas: Canvas = { colours, draw, horizon };
  const [first] = VIEWS[family];
  const view = VIEWS[family][variant % 3] ?? first;
  const content = [
    rect(0, 0, W, H, 'url(#sky)'),
    sun(
      W * (draw.chance(0.5) ? 0.22 + draw.next() * 0.12 : 0.68 + draw.next() * 0.14),
      light === 'day' ? 170 : horizon - 150,
      light === 'day' ? 58 : 84,
      colours,
    ),
    clouds({ width: W, top: 60, bottom: horizon - 260 }, 5, colours, draw),
    draw.chance(0.5) ? view(canvas) : positioned(W, 0, view(canvas), 1, true),
    positioned(-10, H + 20, foreground(1, 250, colours, draw)),
    positioned(W + 10, H + 20, foreground(-1, 220, colours, draw)),
  ].join('');
  return drawing(W, H, content, skyGradient('sky', colours));
}
