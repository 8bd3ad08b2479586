import { expect, it } from 'vitest';
import { translator } from '#i18n/translator.ts';
import { postedLabel } from './opening-labels.ts';

it.each([
  [0, 'Posted today', 'ประกาศวันนี้'],
  [1, 'Posted yesterday', 'ประกาศเมื่อวาน'],
  [2, 'Posted 2 days ago', 'ประกาศเมื่อ 2 วันก่อน'],
])('labels the posting of an opening %i days old', (days, english, thai) => {
  const labels = (['en', 'th'] as const).map((locale) => postedLabel(translator(locale), days));
  expect(labels.map((label) => label.replaceAll('\u00a0', ' '))).toEqual([english, thai]);
});
