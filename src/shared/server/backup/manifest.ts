import * as z from 'zod';

export const FORMAT = 2;
export const MANIFEST = 'manifest.json';

const sha256 = z.string().regex(/^[\da-f]{64}$/);
const identifier = z.string().min(1).max(63);
/** Relative, and within the target folder. */
const relativePath = z
  .string()
  .refine((path) => path !== '' && path.split('/').every((part) => part !== '' && part !== '..'));

const tableContract = z.object({
  schema: identifier,
  name: identifier,
  columns: z.array(identifier).min(1),
  rows: z.int().nonnegative(),
  /** Order-independent digest of all rows. */
  digest: z.string(),
  file: relativePath,
  sha256,
});

const sequenceContract = z.object({
  schema: identifier,
  name: identifier,
  value: z.string().regex(/^-?\d+$/),
  isCalled: z.boolean(),
});

const fileContract = z.object({
  place: z.enum(['data', 'storage']),
  path: relativePath,
  size: z.int().nonnegative(),
  sha256,
});

export const manifestContract = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Fingerprint of the key that hashes e-mail addresses; absent in earlier versions. */
  key: z
    .string()
    .regex(/^[\da-f]{16}$/)
    .optional(),
  migrations: z.array(sha256),
  tables: z.array(tableContract),
  sequences: z.array(sequenceContract),
  /** False when files are in S3, which has its own copies. */
  storage: z.boolean(),
  files: z.array(fileContract),
});

export type Manifest = z.infer<typeof manifestContract>;
export type BackedUpTable = z.infer<typeof tableContract>;
export type BackedUpSequence = z.infer<typeof sequenceContract>;
export type BackedUpFile = z.infer<typeof fileContract>;
