// Reads how many tests passed and failed out of the runners' own reports.

/** A runner that failed without naming a test (a crash, a broken file) still counts as one failure. */
function atLeast(ok, passed, failed) {
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

export function checkCounts(report, ok) {
  const steps = report?.steps ?? [];
  const passed = steps.filter((step) => step.passed).length;
  return atLeast(ok, passed, steps.length - passed);
}

export function vitestCounts(report, ok) {
  return atLeast(ok, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
}

export function playwrightCounts(report, ok) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return atLeast(ok, expected + flaky, unexpected);
}

export function lighthouseCounts(report, ok) {
  return atLeast(ok, report?.passed ?? 0, report?.failed ?? 0);
}

export function total(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
