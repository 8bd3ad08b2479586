import { expect, it } from 'vitest';
import { readAdvisories } from './advisories.ts';

const found = (severity: string) =>
  JSON.stringify({ vulnerabilities: { 'left-pad': { severity, range: '<1.3.0' } } });

it.each(['high', 'critical'])('names a hole that is %s', (severity) => {
  expect(readAdvisories(found(severity))).toEqual({
    isChecked: true,
    holes: [`left-pad <1.3.0: ${severity}`],
  });
});

it('passes over what is moderate', () => {
  expect(readAdvisories(found('moderate'))).toEqual({ isChecked: true, holes: [] });
});

it('reports a check that could not run instead of passing', () => {
  expect(readAdvisories(JSON.stringify({ message: '405 Method Not Allowed' }))).toEqual({
    isChecked: false,
    why: '405 Method Not Allowed',
  });
  expect(readAdvisories('')).toMatchObject({ isChecked: false });
});
