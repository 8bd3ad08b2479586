// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { MIDDLE } from '../../core/image-rules.ts';
import { mediaWords } from '../media-words.ts';
import { CoverCrop } from './CoverCrop.tsx';

const { crop, upload } = catalogue('en').media;
const { close } = catalogue('en').shared.action;

it('says which part was chosen, the middle unless it was moved or enlarged, or that it was closed', () => {
  const onChosen = vi.fn();
  const file = new File(['x'], 'square.png', { type: 'image/png' });
  render(<CoverCrop file={file} words={mediaWords('en')} onChosen={onChosen} />);
  const slider = (of: 'across' | 'down' | 'zoom') =>
    screen.getByRole<HTMLInputElement>('slider', { name: crop[of] });
  const use = () => fireEvent.click(screen.getByRole('button', { name: crop.use }));
  use();
  // A square as wide as a cover has to be can be moved up and down alone.
  expect([slider('across').disabled, slider('zoom').disabled]).toEqual([true, true]);
  const picture = document.querySelector('img') as HTMLImageElement;
  Object.defineProperties(picture, {
    naturalWidth: { value: 3600 },
    naturalHeight: { value: 2400 },
  });
  fireEvent.load(picture);
  expect(slider('zoom').max).toBe('3');
  fireEvent.change(slider('zoom'), { target: { value: '2' } });
  for (const of of ['across', 'down'] as const) {
    fireEvent.change(slider(of), { target: { value: '0.2' } });
  }
  use();
  fireEvent.click(screen.getByRole('button', { name: close }));
  expect(onChosen.mock.calls).toEqual([[MIDDLE], [{ across: 0.2, down: 0.2, zoom: 2 }], [null]]);
});

it('the rule is said before a picture is chosen', () => {
  expect(upload.coverRules).toContain('1,200');
  expect(catalogue('th').media.upload.coverRules).toContain('1,200');
});
