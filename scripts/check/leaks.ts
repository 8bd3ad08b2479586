/** Checks that published files contain no secrets and no file paths of a developer's machine. */
import { type Finding, lineAt, type Sources } from './source-files.ts';

interface Leak {
  readonly pattern: RegExp;
  readonly message: string;
}

const IN_ANY_FILE: readonly Leak[] = [
  { pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g, message: 'holds a private key' },
  { pattern: /\bAKIA[0-9A-Z]{16}\b/g, message: 'holds an AWS access key' },
  { pattern: /\bgh[pousr]_[A-Za-z0-9]{36}\b/g, message: 'holds a GitHub token' },
  { pattern: /\bnpm_[A-Za-z0-9]{36}\b/g, message: 'holds an npm token' },
  { pattern: /\bsk-[A-Za-z0-9_-]{32,}\b/g, message: 'holds an API key' },
  {
    pattern: /(?<![\w./])\/(?:home|Users|root|work|tmp)\/[\w.-]+\/[\w./-]+/g,
    message: 'names a path of one machine',
  },
];

const IN_LOCKFILE: readonly Leak[] = [
  {
    pattern: /"resolved": "(?!https:\/\/registry\.npmjs\.org\/)[^"]*"/g,
    message: 'resolves outside registry.npmjs.org',
  },
];

/** Files of this check itself, which contain its patterns and planted leaks. */
const OWN_FILES = /^scripts\/check\/leaks(\.test)?\.ts$/;

export function checkLeaks(sources: Sources, lockfile: string): Finding[] {
  const findings = [...sources].flatMap(([path, source]) =>
    OWN_FILES.test(path) ? [] : leaksIn(path, source, IN_ANY_FILE),
  );
  return [...findings, ...leaksIn('package-lock.json', lockfile, IN_LOCKFILE)];
}

function leaksIn(path: string, source: string, leaks: readonly Leak[]): Finding[] {
  return leaks.flatMap(({ pattern, message }) =>
    [...source.matchAll(pattern)].map((match) => ({
      path,
      line: lineAt(source, match.index),
      message: `${message}: ${match[0].slice(0, 60)}`,
    })),
  );
}
