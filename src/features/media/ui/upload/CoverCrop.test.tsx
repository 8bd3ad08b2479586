// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { mediaWords } from '../media-words.ts';
import { CoverCrop } from './CoverCrop.tsx';

const { crop, upload } = catalogue('en').media;
const { close } = catalogue('en').shared.action;

it('says which part was chosen, the middle unless it was moved, or that it was closed', () => {
  const onChosen = vi.fn();
  const file = new File(['x'], 'square.png', { type: 'image/png' });
  render(<CoverCrop file={file} words={mediaWords('en')} onChosen={onChosen} />);
  fireEvent.click(screen.getByRole('button', { name: crop.use }));
  fireEvent.change(screen.getByRole('slider', { name: crop.at }), { target: { value: '0.2' } });
  fireEvent.click(screen.getByRole('button', { name: crop.use }));
  fireEvent.click(screen.getByRole('button', { name: close }));
  expect(onChosen.mock.calls).toEqual([[0.5], [0.2], [null]]);
});

it('the rule is said before a picture is chosen', () => {
  expect(upload.coverRules).toContain('1,200');
  expect(catalogue('th').media.upload.coverRules).toContain('1,200');
});
