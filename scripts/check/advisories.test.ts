import { expect, it } from 'vitest';
import { readAdvisories } from './advisories.ts';

const found = (severity: string) =>
  JSON.stringify({ vulnerabilities: { 'left-pad': { severity, range: '<1.3.0' } } });

it.each(['high', 'critical'])('names a hole that is %s', (severity) => {
  expect(readAdvisories(found(severity))).toEqual({
    asked: true,
    holes: [`left-pad <1.3.0: ${severity}`],
  });
});

it('passes over what is moderate', () => {
  expect(readAdvisories(found('moderate'))).toEqual({ asked: true, holes: [] });
});

it('says when nothing was asked, instead of calling it good', () => {
  expect(readAdvisories(JSON.stringify({ message: '405 Method Not Allowed' }))).toEqual({
    asked: false,
    why: '405 Method Not Allowed',
  });
  expect(readAdvisories('')).toMatchObject({ asked: false });
});
