import { expect, it } from 'vitest';
import { descriptionBlocks } from './description-blocks.ts';

it('reads paragraphs, and lines that begin with a dash or a dot as a list', () => {
  const typed = 'We build.\r\nEvery day.\n\nDuties\n- one\n• two\n\n\n-\n* three\nEnd';
  expect(descriptionBlocks(typed)).toEqual([
    { kind: 'text', text: 'We build.\nEvery day.' },
    { kind: 'text', text: 'Duties' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'text', text: '-' },
    { kind: 'list', items: ['three'] },
    { kind: 'text', text: 'End' },
  ]);
  expect(descriptionBlocks(' \n ')).toEqual([]);
});

it('has every word of a line that is no item', () => {
  expect(descriptionBlocks('-5 degrees\n*ด่วน*')).toEqual([
    { kind: 'text', text: '-5 degrees\n*ด่วน*' },
  ]);
});
