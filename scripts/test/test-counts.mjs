// Counts passed and failed tests in the runners' reports, with the names of failed ones.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../setup.mjs';

/** A runner that failed without naming a test (a crash, a broken file) still counts as one failure. */
function atLeast(ok, passed, failed, failures) {
  return { passed, failed: ok ? failed : Math.max(failed, 1), failures };
}

/** One line: the location and the first line of the error. */
function failure(where, message = '') {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const first = lines.map((line) => line.trim()).find((line) => line !== '');
  return [where.join(' › '), ...(first ? [first] : [])].join(': ');
}

export function checkCounts(report, ok) {
  const steps = report?.steps ?? [];
  const failed = steps.filter((step) => !step.passed);
  const failures = failed.map(({ name, output }) => failure([name], output));
  return atLeast(ok, steps.length - failed.length, failed.length, failures);
}

export function vitestCounts(report, ok) {
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, ...file }) => {
    const path = relative(ROOT, name);
    const failed = file.assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure([path], message)] : [];
    return failed.map((one) =>
      failure([path, ...one.ancestorTitles, one.title], one.failureMessages?.[0]),
    );
  });
  return atLeast(ok, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, failures);
}

export function playwrightCounts(report, ok) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const failures = [
    ...(report?.errors ?? []).map(({ message }) => failure(['browser tests'], message)),
    ...(report?.suites ?? []).flatMap((file) => failedSpecs(file, [])),
  ];
  const skipped = (report?.suites ?? []).flatMap(skippedSpecs);
  return { ...atLeast(ok, expected + flaky, unexpected, failures), skipped };
}

/** Skipped tests with their reason. */
function skippedSpecs(suite) {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.flatMap(({ annotations = [] }) =>
      annotations
        .filter(({ type, description }) => type === 'skip' && description)
        .map(({ description }) => `${title}: ${description}`),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap(skippedSpecs)];
}

function failedSpecs(suite, titles) {
  const own = (suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) =>
        failure(
          [`[${projectName}] ${file}:${line}`, ...titles, title],
          results?.at(-1)?.error?.message,
        ),
      ),
  );
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((inner) => failedSpecs(inner, [...titles, inner.title])),
  ];
}

export function budgetCounts(report, ok) {
  const { passed = 0, failed = 0, failures = [] } = report ?? {};
  return atLeast(ok, passed, failed, failures);
}

/** Lines above the count: each part with a failure, and its failures. */
export function failureLines(parts) {
  return parts
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, failures }) => [`✗ ${name}`, ...failures.map((line) => `    ${line}`)]);
}

/** A test that could not run here must not look as if it had passed. */
export function skippedLines(parts) {
  return parts.flatMap(({ skipped = [] }) => skipped.map((line) => `skipped: ${line}`));
}

export function total(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
