import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { hasJava, keepPage, nuErrors, VISITED_PAGES } from '../support/html/nu-checker.ts';

test('the W3C finds no error in any page that was visited', async () => {
  test.info().skip(!hasJava(), 'the Nu HTML checker needs Java 11 or later, which is not here');
  test.info().skip(!existsSync(VISITED_PAGES), 'no page was visited');
  // The one page with an error shows that the checker would tell.
  keepPage('http://localhost/planted', '<!DOCTYPE html><input type="search" role="combobox">');
  const errors = await nuErrors(VISITED_PAGES);
  expect(errors.filter((error) => error.startsWith('planted.'))).not.toEqual([]);
  expect(errors.filter((error) => !error.startsWith('planted.'))).toEqual([]);
});
