import type { Palette } from './color.ts';
import { oklch } from './color.ts';
import type { Person } from './people.ts';
import { hairBehind, head } from './people.ts';
import { at, circle, ellipse, group, path, rect, stroke } from './svg.ts';

/** Where elbow and hand are, from the shoulder, in heights of the person; x grows outward. */
type Arm = readonly [elbowX: number, elbowY: number, handX: number, handY: number];

export const ARMS = {
  down: [0.035, 0.15, 0.02, 0.29],
  hip: [0.12, 0.12, 0.03, 0.22],
  wave: [0.12, 0.0, 0.13, -0.17],
  raise: [0.07, -0.1, 0.06, -0.27],
  point: [0.12, 0.08, 0.27, 0.02],
  reach: [0.1, 0.12, 0.25, 0.12],
  hold: [0.07, 0.14, -0.03, 0.2],
  carry: [0.06, 0.15, 0.13, 0.19],
  type: [0.05, 0.16, -0.04, 0.24],
  back: [-0.03, 0.14, -0.08, 0.25],
  chest: [0.09, 0.13, -0.05, 0.09],
  swing: [0.1, 0.1, 0.19, 0.02],
} as const satisfies Record<string, Arm>;

export type ArmPose = keyof typeof ARMS;
export type LegPose = 'stand' | 'walk' | 'run' | 'sit' | 'kneel' | 'none';

export interface Pose {
  readonly left: ArmPose;
  readonly right: ArmPose;
  readonly legs: LegPose;
  readonly lean?: number;
  readonly skirt?: boolean;
}

function arm(person: Person, h: number, side: 1 | -1, pose: ArmPose): string {
  const [ex, ey, hx, hy] = ARMS[pose];
  const x = side * h * 0.085 * person.breadth;
  const y = -h * 0.775;
  const elbow = [x + side * ex * h, y + ey * h] as const;
  const hand = [x + side * hx * h, y + hy * h] as const;
  return group([
    stroke(`M${x} ${y}L${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`, person.top, h * 0.056),
    circle(hand[0], hand[1], h * 0.028, person.skin),
    stroke(`M${x} ${y}L${elbow[0]} ${elbow[1]}`, '#000', h * 0.056, {
      opacity: side > 0 ? 0.06 : 0,
    }),
  ]);
}

function leg(d: string, footX: number, footY: number, person: Person, h: number): string {
  return group([
    stroke(d, person.bottom, h * 0.068),
    path(
      `M${footX - h * 0.03} ${footY - h * 0.035}h${h * 0.055}q${h * 0.05} ${h * 0.01} ${h * 0.05} ${h * 0.038}h${-h * 0.105}Z`,
      person.shoe,
    ),
  ]);
}

function legs(person: Person, h: number, pose: LegPose): string {
  const hip = h * 0.045 * person.breadth;
  const top = -h * 0.48;
  switch (pose) {
    case 'stand':
      return (
        leg(`M${-hip} ${top}L${-hip * 1.15} ${-h * 0.035}`, -hip * 1.15, 0, person, h) +
        leg(`M${hip} ${top}L${hip * 1.15} ${-h * 0.035}`, hip * 1.15, 0, person, h)
      );
    case 'walk':
      return (
        leg(
          `M${-hip} ${top}L${-h * 0.06} ${-h * 0.26}L${-h * 0.14} ${-h * 0.04}`,
          -h * 0.14,
          0,
          person,
          h,
        ) +
        leg(
          `M${hip} ${top}L${h * 0.09} ${-h * 0.27}L${h * 0.1} ${-h * 0.035}`,
          h * 0.1,
          0,
          person,
          h,
        )
      );
    case 'run':
      return (
        leg(
          `M${-hip} ${top}L${-h * 0.08} ${-h * 0.28}L${-h * 0.26} ${-h * 0.22}`,
          -h * 0.27,
          -h * 0.19,
          person,
          h,
        ) +
        leg(
          `M${hip} ${top}L${h * 0.15} ${-h * 0.34}L${h * 0.14} ${-h * 0.06}`,
          h * 0.14,
          -h * 0.025,
          person,
          h,
        )
      );
    case 'sit':
      return (
        leg(
          `M${-hip} ${top}L${h * 0.16} ${top + h * 0.02}L${h * 0.17} ${-h * 0.24}`,
          h * 0.17,
          -h * 0.2,
          person,
          h,
        ) +
        leg(
          `M${hip} ${top}L${h * 0.21} ${top + h * 0.03}L${h * 0.22} ${-h * 0.23}`,
          h * 0.22,
          -h * 0.19,
          person,
          h,
        )
      );
    case 'kneel':
      return (
        leg(
          `M${-hip} ${top}L${-h * 0.03} ${-h * 0.26}L${-h * 0.2} ${-h * 0.23}`,
          -h * 0.21,
          -h * 0.2,
          person,
          h,
        ) +
        leg(
          `M${hip} ${top}L${h * 0.15} ${-h * 0.42}L${h * 0.14} ${-h * 0.23}`,
          h * 0.15,
          -h * 0.2,
          person,
          h,
        )
      );
    default:
      return '';
  }
}

function torso(person: Person, h: number): string {
  const s = h * 0.108 * person.breadth;
  const w = h * 0.086 * person.breadth;
  const shape = `M${-s * 0.45} ${-h * 0.82}H${s * 0.45}Q${s} ${-h * 0.82} ${s} ${-h * 0.755}L${w} ${-h * 0.46}Q0 ${-h * 0.43} ${-w} ${-h * 0.46}L${-s} ${-h * 0.755}Q${-s} ${-h * 0.82} ${-s * 0.45} ${-h * 0.82}Z`;
  const parts = [
    path(shape, person.top),
    path(
      `M${s * 0.3} ${-h * 0.82}H${s * 0.45}Q${s} ${-h * 0.82} ${s} ${-h * 0.755}L${w} ${-h * 0.46}Q${w * 0.7} ${-h * 0.44} ${w * 0.4} ${-h * 0.44}Z`,
      '#000',
      { opacity: 0.07 },
    ),
  ];
  return parts.join('');
}

/** `end` is how far below the head it reaches: behind a table nothing shows under the torso. */
function over(person: Person, h: number, end: number): string {
  if (!person.over) return '';
  const { kind, colour } = person.over;
  const s = h * 0.1 * person.breadth;
  if (kind === 'apron') {
    return (
      rect(-s * 0.72, -h * 0.7, s * 1.44, h * (0.7 - end), { fill: colour, rx: h * 0.015 }) +
      stroke(
        `M${-s * 0.6} ${-h * 0.69}L${-s * 0.4} ${-h * 0.81}M${s * 0.6} ${-h * 0.69}L${s * 0.4} ${-h * 0.81}`,
        colour,
        h * 0.012,
      )
    );
  }
  if (kind === 'vest') {
    return (
      path(
        `M${-s * 0.5} ${-h * 0.82}L${-s * 0.2} ${-h * 0.82}L${-s * 0.12} ${-h * 0.47}H${-s * 0.84}L${-s} ${-h * 0.76}Z`,
        colour,
      ) +
      path(
        `M${s * 0.5} ${-h * 0.82}L${s * 0.2} ${-h * 0.82}L${s * 0.12} ${-h * 0.47}H${s * 0.84}L${s} ${-h * 0.76}Z`,
        colour,
      ) +
      rect(-s * 0.9, -h * 0.62, s * 0.76, h * 0.022, oklch(0.97, 0.03, 100)) +
      rect(s * 0.14, -h * 0.62, s * 0.76, h * 0.022, oklch(0.97, 0.03, 100))
    );
  }
  return (
    path(
      `M${-s * 0.5} ${-h * 0.82}L${-s * 0.1} ${-h * 0.8}V${-h * end}H${-s * 1.06}L${-s * 1.04} ${-h * 0.76}Z`,
      colour,
    ) +
    path(
      `M${s * 0.5} ${-h * 0.82}L${s * 0.1} ${-h * 0.8}V${-h * end}H${s * 1.06}L${s * 1.04} ${-h * 0.76}Z`,
      colour,
    )
  );
}

/** A whole person of height `h` on the origin; sitting ones have their seat at a fifth of it. */
export function figure(person: Person, h: number, pose: Pose, colours: Palette): string {
  const r = h * 0.068;
  const seated = pose.legs === 'sit' || pose.legs === 'kneel';
  const skirt =
    pose.skirt && pose.legs !== 'sit'
      ? path(
          `M${-h * 0.088} ${-h * 0.48}H${h * 0.088}L${h * 0.13} ${-h * 0.22}H${-h * 0.13}Z`,
          person.bottom,
        )
      : '';
  const body = [
    at(0, -h * 0.895, hairBehind(person, r)),
    arm(person, h, -1, pose.left),
    legs(person, h, pose.legs),
    skirt,
    rect(-h * 0.028, -h * 0.86, h * 0.056, h * 0.08, { fill: person.skin, rx: h * 0.02 }),
    torso(person, h),
    over(person, h, pose.legs === 'none' ? 0.45 : 0.34),
    at(0, -h * 0.895, head(person, r, colours)),
    arm(person, h, 1, pose.right),
  ];
  const lean = pose.lean ? { transform: `rotate(${pose.lean})` } : {};
  return group(body, seated ? { transform: `translate(0 ${Math.round(h * 0.2)})` } : lean);
}

/** Someone in a wheelchair, facing right. */
export function wheelchairUser(person: Person, h: number, pose: Pose, colours: Palette): string {
  const wheel = h * 0.19;
  return group([
    group(figure(person, h, { ...pose, legs: 'sit' }, colours), {
      transform: `translate(0 ${Math.round(-h * 0.06)})`,
    }),
    stroke(
      `M${-h * 0.13} ${-h * 0.46}V${-h * 0.2}H${h * 0.12}L${h * 0.2} ${-h * 0.06}H${h * 0.28}`,
      colours.ink,
      h * 0.02,
    ),
    circle(-h * 0.02, -wheel, wheel, 'none', { stroke: colours.ink, 'stroke-width': h * 0.02 }),
    circle(-h * 0.02, -wheel, wheel * 0.12, colours.ink),
    circle(h * 0.22, -h * 0.04, h * 0.04, 'none', {
      stroke: colours.ink,
      'stroke-width': h * 0.018,
    }),
    ellipse(0, 0, h * 0.2, h * 0.014, { fill: colours.ink, opacity: 0.1 }),
  ]);
}

/** A child: larger head, shorter limbs. */
export function child(person: Person, h: number, pose: Pose, colours: Palette): string {
  return group(
    figure({ ...person, breadth: 1.15, headgear: 'none', over: null }, h, pose, colours),
  );
}
