// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { MIDDLE } from '../../core/image-rules.ts';
import { mediaMessages } from '../media-messages.ts';
import { CoverCrop } from './CoverCrop.tsx';

const { crop, upload } = catalogue('en').media;
const { close } = catalogue('en').shared.action;

it('returns the selected crop, the middle by default, or null when closed', () => {
  const onChosen = vi.fn();
  const file = new File(['x'], 'square.png', { type: 'image/png' });
  render(<CoverCrop file={file} messages={mediaMessages('en')} onSelected={onChosen} />);
  const slider = (of: 'across' | 'down' | 'zoom') =>
    screen.getByRole<HTMLInputElement>('slider', { name: crop[of] });
  const use = () => fireEvent.click(screen.getByRole('button', { name: crop.use }));
  use();
  // A square as wide as the minimum cover moves only vertically.
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
  // A third of the hidden width becomes visible; vertically nothing is hidden.
  const frame = picture.parentElement as HTMLElement;
  Object.defineProperty(frame, 'clientWidth', { value: 300 });
  fireEvent.pointerDown(frame, { button: 0, clientX: 150, clientY: 80 });
  fireEvent.pointerMove(frame, { clientX: 50, clientY: 500 });
  fireEvent.pointerUp(frame);
  use();
  fireEvent.click(screen.getByRole('button', { name: close }));
  const chosen = { across: 0.2, down: 0.2, zoom: 2 };
  const pulled = { across: expect.closeTo(0.2 + 1 / 3), down: 0, zoom: 2 };
  expect(onChosen.mock.calls).toEqual([[MIDDLE], [chosen], [pulled], [null]]);
});

it('shows the rule before a picture is selected', () => {
  expect(upload.coverRules).toContain('1,200');
  expect(catalogue('th').media.upload.coverRules).toContain('1,200');
});
