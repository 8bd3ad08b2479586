import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../setup.mjs';
import {
  budgetCounts,
  checkCounts,
  playwrightCounts,
  skippedLines,
  total,
  vitestCounts,
} from './test-counts.mjs';

const readers = [checkCounts, vitestCounts, playwrightCounts, budgetCounts];

describe('counts', () => {
  test('come from the reports', () => {
    const counts = [
      checkCounts({ steps: [{ passed: true }, { name: 'types', passed: false }] }, false),
      vitestCounts({ numPassedTests: 5, numFailedTests: 1 }, false),
      playwrightCounts({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 4 } }, false),
      budgetCounts({ passed: 4, failed: 1 }, false),
    ];
    expect(total(counts)).toEqual({ passed: 14, failed: 5 });
  });

  test.each(readers)('a crash counts as a failure', (read) => {
    expect(read(null, false)).toMatchObject({ passed: 0, failed: 1, failures: [] });
    expect(read(null, true)).toMatchObject({ passed: 0, failed: 0, failures: [] });
  });
});

describe('a failed test is named with the first line of its error', () => {
  test('among the checks', () => {
    const steps = [
      { name: 'types', passed: false, output: '\n  src/a.ts:1 wrong\nmore' },
      { name: 'dead code', passed: true, output: 'nothing' },
    ];
    expect(checkCounts({ steps }, false).failures).toEqual(['types: src/a.ts:1 wrong']);
  });

  test('among the tests of vitest, and files that broke before their tests', () => {
    const passed = { status: 'passed', ancestorTitles: [], title: 'fine', failureMessages: [] };
    const failed = {
      status: 'failed',
      ancestorTitles: ['a list', 'of two'],
      title: 'is ordered',
      failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at x.ts:1'],
    };
    const testResults = [
      { name: join(ROOT, 'src/a.test.ts'), status: 'failed', assertionResults: [passed, failed] },
      {
        name: join(ROOT, 'src/b.test.ts'),
        status: 'failed',
        assertionResults: [],
        message: 'SyntaxError: unexpected token',
      },
      { name: join(ROOT, 'src/c.test.ts'), status: 'passed', assertionResults: [passed] },
    ];
    expect(vitestCounts({ testResults }, false).failures).toEqual([
      'src/a.test.ts › a list › of two › is ordered: AssertionError: expected 1 to be 2',
      'src/b.test.ts: SyntaxError: unexpected token',
    ]);
  });

  test('among the tests in the browser, and what broke before them', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'home.spec.ts',
      line: 7,
      tests: [{ projectName: 'th', status, results: [{ error: { message: 'Error: gone\nat' } }] }],
    });
    const suites = [
      {
        title: 'home.spec.ts',
        specs: [spec('opens', 'unexpected')],
        suites: [{ title: 'below', specs: [spec('shuts', 'unexpected'), spec('is', 'expected')] }],
      },
    ];
    const errors = [{ message: 'Error: no server' }];
    expect(playwrightCounts({ errors, suites }, false).failures).toEqual([
      'browser tests: Error: no server',
      '[th] home.spec.ts:7 › opens: Error: gone',
      '[th] home.spec.ts:7 › below › shuts: Error: gone',
    ]);
  });
});

test('a test in the browser that was skipped says why', () => {
  const annotations = [{ type: 'skip', description: 'no Java' }];
  const specs = [{ title: 'w3c', tests: [{ annotations }, { annotations: [{ type: 'slow' }] }] }];
  const read = playwrightCounts({ suites: [{ suites: [{ specs }] }] }, true);
  expect(skippedLines([read, { failures: [] }])).toEqual(['skipped: w3c: no Java']);
});
