import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { translator } from '#i18n/translator.ts';
import type { OpeningChoices } from '../core/opening.ts';
import { isFiltered, openingListQuery } from '../core/opening-list-query.ts';
import { openingFilters } from './opening-filters.ts';

const t = translator('en');
const ALL: OpeningChoices = {
  total: 9,
  jobTypes: ['seasonal', 'fullTime'],
  educations: ['bachelor', 'any'],
  provinces: ['10', '50'],
  jobFields: [3, 1],
};
const NONE: OpeningChoices = {
  total: 0,
  jobTypes: [],
  educations: [],
  provinces: [],
  jobFields: [],
};
const asked = (query: object) => z.parse(openingListQuery, query);
const CHOSEN = { jobType: 'seasonal', province: '50', education: 'any', idJobField: '3' };

it('offers the values in which positions of the company differ, and nothing else', () => {
  const filters = openingFilters(asked({}), ALL, 'en');
  const values = filters.map(({ name, options }) => [name, ...options.map(({ value }) => value)]);
  expect(values).toEqual([
    ['jobType', 'fullTime', 'seasonal'],
    ['province', '10', '50'],
    ['education', 'any', 'bachelor'],
    ['idJobField', 1, 3],
  ]);
  expect(filters[0]?.options[1]?.label).toBe(t('opening:jobType.seasonal'));
  const alike = { ...ALL, jobTypes: ['fullTime'], jobFields: [] } as const;
  expect(openingFilters(asked({}), alike, 'en').map(({ name }) => name)).toEqual([
    'province',
    'education',
  ]);
});

it.each(Object.entries(CHOSEN))(
  'does not remove the selected %s, whatever values are left',
  (name, value) => {
    const query = asked({ [name]: value });
    expect(isFiltered(query)).toBe(true);
    expect(
      openingFilters(query, NONE, 'en').map((filter) => [filter.name, filter.selected]),
    ).toEqual([[name, value]]);
  },
);

it('filters nothing without a selection', () => {
  expect(isFiltered(asked({ pg: '2', jobType: '' }))).toBe(false);
  expect(openingFilters(asked({}), ALL, 'en').map(({ selected: chosen }) => chosen)).toEqual([
    '',
    '',
    '',
    '',
  ]);
});
