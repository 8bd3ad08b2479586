// How a cheap phone answers whoever fills in the wizard (360×780, processor ÷ 4, 1.6 Mbit/s, 150 ms): each step
// with 30 rows, or as many as its package has room for, and with 3, so that what grows with the rows is seen.
import { withBrowser } from '../budgets/browser.ts';
import { employerSignIn } from './support/bench-pages.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';
import { fillLists } from './support/wizard/fill-lists.ts';
import { type Walked, walkStep } from './support/wizard/walk-step.ts';

const MANY = 30;
const FEW = 3;
const GOALS = { interactionMs: 200, coldMs: 3_000, warmMs: 1_500, saveMs: 1_000, shift: 0.02 };

const LISTS = ['cover', 'history', 'gallery', 'album', 'employee-photos', 'testimonials'];
const FORMS = ['company-profile', 'article', 'send-email'];
const chosen = process.env['BENCH_STEPS']?.split(',');

export function run(): Promise<Row[]> {
  return withSite((site) =>
    withBrowser(async (browser) => {
      const employer = await employerSignIn(site.url);
      const walkAll = async (steps: readonly string[]) => {
        const walked = new Map<string, Walked>();
        for (const step of steps) {
          if (chosen && !chosen.includes(step)) continue;
          const url = `${site.url}/createhrsay/${step}`;
          walked.set(step, await walkStep(browser, url, employer.cookie));
        }
        return walked;
      };
      await fillLists(site.url, employer, FEW);
      const few = await walkAll(LISTS);
      await fillLists(site.url, employer, MANY);
      const many = await walkAll([...LISTS, ...FORMS]);
      return [...many].flatMap(([step, walked]) => rowsOf(step, walked, few.get(step)));
    }),
  );
}

function rowsOf(step: string, walked: Walked, few: Walked | undefined): Row[] {
  const row = (measure: string, value: number, unit: string, atMost: number): Row => ({
    measure: `${step}, ${measure}`,
    value,
    unit,
    goal: { atMost },
  });
  const interactions = Object.entries(walked.interactions).flatMap(([name, value]) => {
    const before = few?.interactions[name];
    const ratio = { measure: `${step}, ${name}, ${MANY} rows ÷ ${FEW}`, unit: '' };
    return [
      row(name, value, 'ms', GOALS.interactionMs),
      ...(before ? [{ ...ratio, value: value / before }] : []),
    ];
  });
  return [
    row('ready, cold', walked.coldMs, 'ms', GOALS.coldMs),
    row('ready, warm', walked.warmMs, 'ms', GOALS.warmMs),
    ...interactions,
    row('first save', walked.saveMs, 'ms', GOALS.saveMs),
    row('shift without a press', walked.shift, '', GOALS.shift),
  ];
}
