import { expect, test } from 'vitest';
import { isDatabaseOutage } from './database-outage.ts';

const coded = (fields: object, message = 'x') => Object.assign(new Error(message), fields);

test.each([
  ['its socket is gone', coded({ code: 'ENOENT', syscall: 'connect' })],
  ['nobody listens', coded({ code: 'ECONNREFUSED' })],
  ['it is starting', coded({ code: '57P03' })],
  ['a statement took too long', coded({ code: '57014' })],
  ['the connection broke', coded({ code: '08006' })],
  ['its disk is full', coded({ code: '53100' })],
  ['it has no room for a connection', coded({ code: '53300' })],
  ['the driver gave up', new Error('Connection terminated unexpectedly')],
  [
    'the ORM wrapped it',
    new Error('Failed query: select 1', { cause: new Error('Query read timeout') }),
  ],
])('an outage: %s', (_what, error) => expect(isDatabaseOutage(error)).toBe(true));

test.each([
  ['a missing file', coded({ code: 'ENOENT', syscall: 'open' })],
  ['a unique violation', coded({ code: '23505' })],
  ['a bug', new TypeError('undefined is not a function')],
  ['no error at all', 'Query read timeout'],
])('no outage: %s', (_what, error) => expect(isDatabaseOutage(error)).toBe(false));
