/** Static checks of the sources. All steps run, even after one failed. */
import { type ExecFileOptions, execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAdvisories } from './check/advisories.ts';
import { checkBoundaries } from './check/boundaries.ts';
import { longSubjects, SHORT_SINCE } from './check/commit-subjects.ts';
import { checkDecisions, decisionNames } from './check/decisions.ts';
import { checkFileShape } from './check/file-shape.ts';
import { sliceArrows } from './check/imports/slice-arrows.ts';
import { checkLeaks } from './check/leaks.ts';
import { foreignLicences } from './check/licences.ts';
import { squawkCalls } from './check/migrations.ts';
import { checkPackedLiterals } from './check/packed-literals.ts';
import {
  checkLinearPatterns,
  type KnownDegrees,
  recheckDegree,
} from './check/patterns/linear-patterns.ts';
import { type PageBudgets, raisedBudgets } from './check/raised-budgets.ts';
import { checkRawMarkup } from './check/raw-markup.ts';
import { type Finding, readOtherFiles, readSources, type Sources } from './check/source-files.ts';
import { checkCommentSubjects } from './check/texts/comment-subjects.ts';
import { checkNavigationWaits } from './check/texts/navigation-waits.ts';
import { checkOneClock } from './check/texts/one-clock.ts';
import { checkTextCuts } from './check/texts/text-cuts.ts';
import { typeErrors } from './check/types/check-types.ts';
import { checkCatalogues } from './check/words/catalogues.ts';
import { checkNeverWords } from './check/words/never-words.ts';
import { checkNames } from './check/words/plain-names.ts';

interface CheckStep {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  readonly output: string;
}

interface Outcome {
  readonly passed: boolean;
  readonly output: string;
}

type Work = () => Outcome | Promise<Outcome>;

const CHECK_TIMEOUT_MS = 1_700_000;
const KNOWN_DEGREES = 'scripts/check/patterns/known-degrees.json';
const ROOT = join(fileURLToPath(import.meta.url), '..', '..');

function command(name: string, ...args: string[]): Work {
  return async () => outcomeOf(await run(join(ROOT, 'node_modules', '.bin', name), args));
}

interface Ran {
  readonly error: (Error & { readonly code?: unknown; readonly killed?: boolean }) | null;
  readonly stdout: string;
  readonly stderr: string;
}

function outcomeOf({ error, stdout, stderr }: Ran): Outcome {
  const ended = error?.killed ? `ended after ${CHECK_TIMEOUT_MS / 1000} s` : String(error);
  const why = error && typeof error.code !== 'number' ? ended : '';
  return { passed: error === null, output: `${stdout}${stderr}${why}`.trim() };
}

function run(file: string, args: readonly string[], more: ExecFileOptions = {}): Promise<Ran> {
  const options = { cwd: ROOT, maxBuffer: 2 ** 26, timeout: CHECK_TIMEOUT_MS, ...more };
  return new Promise((resolve) => {
    execFile(file, args, { ...options, encoding: 'utf8' }, (error, stdout, stderr) =>
      resolve({ error, stdout, stderr }),
    );
  });
}

function types(sources: Sources): Work {
  return async () => {
    const errors = await typeErrors(ROOT, sources, async (program, args, env) => {
      const path = join(ROOT, 'node_modules', program);
      const more = { env: { ...process.env, ...env } };
      const { passed, output } = outcomeOf(await run(process.execPath, [path, ...args], more));
      return passed ? null : output;
    });
    return { passed: errors.length === 0, output: errors.join('\n') };
  };
}

function findings(runCheck: () => readonly Finding[]): Work {
  return () => {
    const found = runCheck();
    const lines = found.map(({ path, line, message }) => `${path}:${line} ${message}`);
    return { passed: found.length === 0, output: lines.join('\n') };
  };
}

/** Runs recheck only for patterns that `npm run bench -- regexps` has not decided. */
function linearPatterns(sources: Sources): Work {
  return async () => {
    const knownDegrees = JSON.parse(
      readFileSync(join(ROOT, KNOWN_DEGREES), 'utf8'),
    ) as KnownDegrees;
    let unknown = 0;
    const found = await checkLinearPatterns(sources, knownDegrees, (pattern) => {
      unknown += 1;
      return recheckDegree(pattern);
    });
    if (found.length > 0 || unknown === 0) return findings(() => found)();
    return { passed: true, output: `${unknown} not in ${KNOWN_DEGREES} yet` };
  };
}

/** Checks known vulnerabilities; if the registry has no list, it passes and reports that. */
async function audit(): Promise<Outcome> {
  const { stdout } = await run('npm', ['audit', '--omit=dev', '--json'], { timeout: 60_000 });
  const found = readAdvisories(stdout);
  if (!found.isChecked) return { passed: true, output: `not asked: ${found.why}` };
  return { passed: found.holes.length === 0, output: found.holes.join('\n') };
}

const PAGE_BUDGETS = 'scripts/budgets/page-budgets.json';

/** Runs git; returns null without a repository, or if the repository lacks the object. */
async function git(...args: string[]): Promise<string | null> {
  const { error, stdout } = await run('git', args);
  return error ? null : stdout;
}

/** Checks the commits of the clone; without history it passes and reports that. */
async function commitSubjects(): Promise<Outcome> {
  const log = await git('log', `--since=${SHORT_SINCE}`, '--no-merges', '--format=%h %s');
  if (log === null) return { passed: true, output: 'not read: no history here' };
  const long = longSubjects(log);
  return { passed: long.length === 0, output: long.join('\n') };
}

async function budgetsRiseByDecision(published: Sources): Promise<Outcome> {
  const commits = (await git('log', '--format=%H', '--', PAGE_BUDGETS))?.split('\n') ?? [];
  const texts = await Promise.all(
    commits.filter(Boolean).map((commit) => git('show', `${commit}:${PAGE_BUDGETS}`)),
  );
  const earlier = texts.flatMap((text) => (text ? [JSON.parse(text) as PageBudgets] : []));
  if (earlier.length === 0) return { passed: true, output: 'not compared: no history here' };
  const now = JSON.parse(readFileSync(join(ROOT, PAGE_BUDGETS), 'utf8')) as PageBudgets;
  const raised = raisedBudgets(now, earlier, decisionNames(published));
  return { passed: raised.length === 0, output: raised.join('\n') };
}

async function squawk(): Promise<Outcome> {
  const calls = squawkCalls(join('src', 'shared', 'server', 'db', 'migrations'));
  const outcomes = await Promise.all(calls.map((args) => command('squawk', ...args)()));
  const output = outcomes.map((outcome) => outcome.output).join('\n');
  return { passed: outcomes.every(({ passed }) => passed), output };
}

const PATTERNS = 'patterns in linear time';
const AUDIT = 'known holes in dependencies';
const BUDGETS = 'budgets of pages rise by a decision alone';
const SUBJECTS = 'subjects of commits';
/** Checks that print counts, or that may have been unable to run. */
const REPORTED_CHECKS = new Set([PATTERNS, AUDIT, BUDGETS, SUBJECTS]);
const MAX_LINES = 80;

function indented(output: string): string {
  const lines = output.split('\n');
  const displayed = lines.slice(0, MAX_LINES).map((line) => `    ${line}`);
  if (lines.length > MAX_LINES) displayed.push(`    … ${lines.length - MAX_LINES} lines more`);
  return displayed.join('\n');
}

async function attempt(work: Work): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    return { passed: false, output: `the check itself broke: ${String(error)}` };
  }
}

/** `npm test` counts these steps. Steps that start a separate program run concurrently. */
async function runChecks(report: (line: string) => void): Promise<CheckStep[]> {
  const sources = readSources(ROOT);
  const published = new Map([...sources, ...readOtherFiles(ROOT)]);
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  const steps: Record<string, Work> = {
    'import boundaries': findings(() => checkBoundaries(sources)),
    'order of slices': findings(() =>
      sliceArrows(sources, published.get('docs/architecture.md') ?? ''),
    ),
    catalogues: findings(() => checkCatalogues(sources)),
    'words of the glossary': findings(() => checkNeverWords(sources)),
    'names in standard words': findings(() => checkNames(sources)),
    'file length and names': findings(() => checkFileShape(published)),
    'index of decisions': findings(() => checkDecisions(published)),
    'unescaped HTML': findings(() => checkRawMarkup(sources)),
    'spread literals': findings(() => checkPackedLiterals(sources)),
    'texts cut by characters': findings(() => checkTextCuts(sources)),
    'comments with a subject': findings(() => checkCommentSubjects(sources)),
    'waits of journeys': findings(() => checkNavigationWaits(sources)),
    [PATTERNS]: linearPatterns(sources),
    'one clock': findings(() => checkOneClock(sources)),
    'no secrets, no machine paths': findings(() => checkLeaks(published, lockfile)),
    'lint and format': command('biome', 'ci', '--colors=off', '--error-on-warnings'),
    'licences of dependencies': () => {
      const foreign = foreignLicences(lockfile);
      return { passed: foreign.length === 0, output: foreign.join('\n') };
    },
    [AUDIT]: audit,
    [SUBJECTS]: commitSubjects,
    [BUDGETS]: () => budgetsRiseByDecision(published),
    'migrations beside a running release': squawk,
    'dead code': command('knip', '--no-progress'),
    types: types(sources),
  };
  return await Promise.all(
    Object.entries(steps).map(async ([name, work]) => {
      const start = performance.now();
      const { passed, output } = await attempt(work);
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      report(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
      if (output !== '' && (!passed || REPORTED_CHECKS.has(name))) report(indented(output));
      return { name, passed, seconds, output };
    }),
  );
}

const steps = await runChecks((line) => console.log(line));
const failed = steps.filter(({ passed }) => !passed).length;
const report = process.argv.find((argument) => argument.startsWith('--report='));
if (report) writeFileSync(report.slice('--report='.length), JSON.stringify({ steps }, null, 2));
console.log(`${steps.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
