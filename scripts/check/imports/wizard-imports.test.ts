import { expect, it } from 'vitest';
import { ROOT } from '../../setup.mjs';
import { isCode, readSources } from '../source-files.ts';
import { type Node, parseModule } from '../syntax.ts';
import { resolve } from './resolve.ts';

const sources = readSources(ROOT);
const WIZARD = 'src/features/profile/ui/wizard';
const SECTIONS = 'src/features/profile/core/sections';
const LETTER = 'src/features/invitation/core/invitation-email.ts';
const SECTION_FILE = new RegExp(`^(?:${SECTIONS}/.*|${LETTER})$`);

/** Own source files that run when this one does: dynamic imports run later. */
function runsWith(path: string, found = new Set<string>()): ReadonlySet<string> {
  const source = sources.get(path);
  if (found.has(path) || source === undefined || !isCode(path)) return found;
  found.add(path);
  for (const statement of parseModule(path, source).tree['body'] as readonly Node[]) {
    const {
      type,
      importKind,
      source: from,
    } = statement as Node & {
      readonly source?: { readonly value: string };
    };
    const isRun = type === 'ImportDeclaration' && importKind !== 'type';
    const target = isRun && from && /^[.#]/.test(from.value) ? resolve(path, from.value) : null;
    if (target) runsWith(target, found);
  }
  return found;
}

const definesSection = (path: string) => sources.get(path)?.includes('= defineSection({');
const sectionFiles = [...sources.keys()].filter(
  (path) => SECTION_FILE.test(path) && definesSection(path),
);

it('finds the sections', () => {
  expect(sectionFiles).toHaveLength(10);
});

const isContract = (path: string) => path.endsWith('-contract.ts');

it.each([
  `${WIZARD}/draft/section-client.ts`,
  `${WIZARD}/brochure/BrochurePanel.tsx`,
  'src/features/invitation/ui/campaign/CampaignPanel.tsx',
])('%s runs no contract', (file) => {
  expect([...runsWith(file)].filter(isContract)).toEqual([]);
});

it('saves with code that runs no section', () => {
  const run = runsWith(`${WIZARD}/draft/section-client.ts`);
  expect([...run].filter(definesSection)).toEqual([]);
});

it.each(sectionFiles)('%s runs no contract and no other section', (section) => {
  const run = [...runsWith(section)].filter((path) => path !== section);
  expect(run.filter((path) => isContract(path) || definesSection(path))).toEqual([]);
});

it('creates no Unicode property set before a text needs one', () => {
  const run = runsWith('src/shared/core/text/typed-text.ts');
  const atLoad = [...run].flatMap(patternsAtLoad);
  expect(atLoad.filter((pattern) => pattern.includes('\\p{'))).toEqual([]);
});

function patternsAtLoad(path: string): readonly string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node & { readonly regex?: { readonly pattern: string } };
    if (/Function/.test(node.type ?? '')) return;
    if (node.regex) found.push(node.regex.pattern);
    for (const child of Object.values(node)) look(child);
  };
  look(parseModule(path, sources.get(path) ?? '').tree['body']);
  return found;
}
