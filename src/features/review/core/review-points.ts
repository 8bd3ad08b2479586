import * as z from 'zod/mini';
import { textField } from '#shared/core/text/typed-text.ts';

export const POINTS_MIN = 10;
/** Minimum length of one side when the other is left empty. */
export const LONE_POINTS_MIN = 20;
const POINTS_MAX = 5000;

const points = z._default(textField(POINTS_MAX), '');

export const pointsFields = { goodPoints: points, improvePoints: points };

interface Points {
  readonly goodPoints: string;
  readonly improvePoints: string;
}

/** At least one side is required; checked with the other fields, so all errors appear at once. */
export const pointsCheck = z.superRefine<Points>(
  ({ goodPoints, improvePoints }, context) => {
    const reject = (path: keyof Points, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (goodPoints === '' && improvePoints === '') return reject('goodPoints', 'pointsRequired');
    const isLone = goodPoints === '' || improvePoints === '';
    const [minLength, code] = isLone
      ? ([LONE_POINTS_MIN, 'pointsLone'] as const)
      : ([POINTS_MIN, 'pointsShort'] as const);
    for (const [path, text] of Object.entries({ goodPoints, improvePoints })) {
      if (text !== '' && text.length < minLength) reject(path as keyof Points, code);
    }
  },
  { when: ({ value }) => z.safeParse(z.object(pointsFields), value).success },
);
