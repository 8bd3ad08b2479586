import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod';
import { isStorageUrl } from './storage/storage-url.ts';

function urlWith(...protocols: string[]) {
  return (value: string) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    return url !== null && protocols.includes(url.protocol);
  };
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function isNetwork(entry: string): boolean {
  const [, address = '', prefix = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const family = address.includes('%') ? 0 : isIP(address);
  return family !== 0 && Number(prefix) <= (family === 4 ? 32 : 128);
}

const entries = (list: string) => list.split(/[\s,]+/).filter((entry) => entry !== '');

export const webUrl = z.string().refine(urlWith('http:', 'https:'), 'must be an http(s) URL');

export const postgresUrl = z
  .string()
  .refine(urlWith('postgres:', 'postgresql:'), 'must be a postgres:// URL');

/** A bare address, or one behind a name: `YouSay <no-reply@example.com>`. */
export const mailAddress = z
  .string()
  .regex(
    /^(?:[^\r\n@<>]{0,200}<[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,253}>|[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]{1,253})$/,
    'must be one e-mail address',
  );

function isMailServer(value: string): boolean {
  if (!urlWith('smtp:', 'smtps:')(value)) return false;
  const { hostname, port, username, password } = new URL(value);
  return hostname !== '' && port !== '0' && isDecodable(username) && isDecodable(password);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const integer = (problem: string, min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number(problem).int(problem).min(min, problem).max(max, problem);

export const positiveInteger = integer('must be a whole number from 1', 1);
export const port = integer('must be a port number from 0 to 65535', 0, 65_535);

export const bracketed = (name: string) => (name.includes(':') ? `[${name}]` : name);

export const host = z
  .string()
  .refine(
    (name) => /^[\w.:-]+$/.test(name) && URL.canParse(`http://${bracketed(name)}`),
    'must be a host name or an address',
  )
  .default('127.0.0.1');

export const origin = webUrl.refine(
  (value) => !URL.canParse(value) || (new URL(value).pathname === '/' && !/[?#@]/.test(value)),
  'must be an origin without path, such as https://www.example.com',
);

export const hostNames = z
  .string()
  .regex(/^[\w.,\s-]*$/, 'must be host names without port, separated by commas')
  .default('')
  .transform(entries);

export const networks = z
  .string()
  .default('')
  .transform(entries)
  .refine((all) => all.every(isNetwork), 'must be addresses or networks separated by commas');

export const secret = (minLength: number) =>
  z.string().min(minLength, `must have at least ${minLength} characters`).optional();

export const storageLocation = z
  .string()
  .refine(isStorageUrl, 'must be file: with a path, or s3://bucket');

export const archiveLocation = z
  .string()
  .refine(
    (text) => (text.startsWith('s3:') ? isStorageUrl(text) : !/^[a-z][a-z\d+.-]+:/i.test(text)),
    'must be a folder or s3://',
  );

export const mailServer = z
  .string()
  .refine(
    isMailServer,
    'must begin with smtp:// or smtps:// and name a host; signs in a name or password are written as %40',
  );

/** An RSA key as PEM, its line breaks perhaps written as \n. */
export const rsaKey = z
  .string()
  .transform((pem) => pem.replaceAll(String.raw`\n`, '\n'))
  .refine(isRsaKey, 'must be the private half of an RSA key, as PEM');
