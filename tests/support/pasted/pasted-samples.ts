import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface PastedSample {
  readonly from: string;
  readonly html: string;
  /** The expected blocks, as the head of the file describes them. */
  readonly lines: readonly string[];
}

const FILE = join(import.meta.dirname, '../../fixtures/pasted-samples.yaml');
export const PASTED_SAMPLES = parse(readFileSync(FILE, 'utf8')) as readonly PastedSample[];
