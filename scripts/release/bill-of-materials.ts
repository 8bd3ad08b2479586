import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

interface Bill {
  readonly metadata: { readonly component: object; readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

/** CycloneDX of the packages in a lockfile, as npm writes it, but reproducible. */
export function billOfMaterials(folder: string, name: string, createdAt: Date): string {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
  const output = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const bill = JSON.parse(output) as Bill;
  const component = { ...bill.metadata.component, name };
  const metadata = { ...bill.metadata, component, timestamp: createdAt.toISOString() };
  const plain = { ...bill, metadata, serialNumber: undefined };
  return `${JSON.stringify({ ...plain, serialNumber: serialOf(JSON.stringify(plain)) }, null, 2)}\n`;
}

function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `urn:uuid:${parts.join('-')}-${hex.slice(20, 32)}`;
}
