// How a cheap phone answers whoever fills in the wizard (360×780, processor ÷ 4, 1.6 Mbit/s, 150 ms): each step
// with 30 rows, or as many as its package has room for, and with 3, so that what grows with the rows is seen.
import { withBrowser } from '../budgets/browser.ts';
import { employerSignIn } from './support/bench-pages.ts';
import type { Row } from './support/row.ts';
import { withSite } from './support/site.ts';
import { fillLists, firstItem } from './support/wizard/fill-lists.ts';
import { type Walked, walkStep } from './support/wizard/walk-step.ts';

const MANY = 30;
const FEW = 3;
const GOALS = { interactionMs: 200, coldMs: 3_000, warmMs: 1_500, saveMs: 1_000, shift: 0.02 };

interface Step {
  readonly name: string;
  readonly path: string;
  /** A part that is loaded after the first frame. */
  readonly awaited?: string;
}

const stepNamed = (name: string): Step => ({ name, path: `/createhrsay/${name}` });
const LISTS = ['cover', 'history', 'gallery', 'album', 'employee-photos', 'testimonials'];
const FORMS = ['company-profile', 'article', 'send-email'];
const chosen = process.env['BENCH_STEPS']?.split(',');

export function run(): Promise<Row[]> {
  return withSite((site) =>
    withBrowser(async (browser) => {
      const employer = await employerSignIn(site.url);
      const failed = new Map<string, Row>();
      const walkAll = async (steps: readonly Step[]) => {
        const walked = new Map<string, Walked>();
        for (const { name, path, awaited } of steps) {
          if (chosen && !chosen.includes(name)) continue;
          try {
            walked.set(name, await walkStep(browser, site.url + path, employer.cookie, awaited));
          } catch (error) {
            process.stderr.write(`✗ ${name}: ${String(error)}\n`);
            failed.set(name, {
              measure: `${name}, walked`,
              value: 0,
              unit: '',
              goal: { atLeast: 1 },
            });
          }
        }
        return walked;
      };
      const lists = LISTS.map(stepNamed);
      await fillLists(site.url, employer, FEW);
      const few = await walkAll(lists);
      await fillLists(site.url, employer, MANY);
      const idItem = await firstItem(site.url, employer, 'article');
      const written = {
        name: 'one article',
        path: `/createhrsay/article?item=${idItem}`,
        awaited: '[contenteditable="true"]',
      };
      const many = await walkAll([...lists, ...FORMS.map(stepNamed), written]);
      return [
        ...[...many].flatMap(([name, walked]) => rowsOf(name, walked, few.get(name))),
        ...failed.values(),
      ];
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
