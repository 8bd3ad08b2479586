// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { afterFrame } from '#shared/ui/after-frame.ts';
import { standInFor } from '#tests/calls/stand-in-for.ts';

import * as rows from '../list/ItemRow.tsx';
import AlbumStep from '../steps/AlbumStep.tsx';
import EmployeePhotosStep from '../steps/EmployeePhotosStep.tsx';
import { wizardMessages } from '../wizard-messages.ts';

const COUNT = 30;
const { ItemRow } = rows;
const drawn = standInFor(rows, 'ItemRow').mockImplementation((props) => <ItemRow {...props} />);

const messages = wizardMessages('en');
const { section } = catalogue('en').profile;
const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
const step = {
  idEmp: 1,
  lang: 'en',
  locale: 'en',
  messages,
  paths,
  hasVideo: false,
} as const;
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const many = (kind: string, parent: string | null, content: object) =>
  Array.from({ length: COUNT }, (_, at) => ({
    idItem: uuid(at + 1),
    parent,
    kind,
    content: { idMedia: uuid(100 + at), ...content },
  }));
const stored = { revision: 1, isLocked: false, savedAt: null, pictures: {} };

async function openPhotos() {
  const content = { caption: '', employeeName: '', department: '' };
  const items = many('employeePhoto', null, content);
  const document = { ...stored, items, caps: { employeePhoto: COUNT } };
  const props = { ...step, document, sectionMessages: section.employeePhotos };
  render(<EmployeePhotosStep {...props} section="employeePhotos" />);
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(COUNT));
}

async function openAlbum(others = 0) {
  const album = { theme: 'custom', title: 'Trip', description: '', coverMedia: null };
  const rest = { youtubeId: '', description: '', employeeName: '', department: '', altText: '' };
  const items = [
    { idItem: uuid(99), parent: null, kind: 'album', content: album },
    ...many('albumPicture', uuid(99), rest),
    ...many('album', null, album)
      .slice(0, others)
      .map((one) => ({ ...one, idItem: uuid(98) })),
  ];
  const document = { ...stored, items, caps: { album: 5, albumPicture: COUNT } };
  render(
    <AlbumStep {...step} section="album" document={document} sectionMessages={section.album} />,
  );
  const which = fill(messages.list.which, { name: 'Trip', position: 1 });
  fireEvent.click(screen.getByRole('button', { name: `${messages.list.edit} ${which}` }));
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(COUNT + 2));
}

async function drawnBy(work: () => void): Promise<number> {
  drawn.mockClear();
  await act(async () => {
    work();
    await new Promise<void>((resolve) => afterFrame(resolve));
  });
  return drawn.mock.calls.length;
}

beforeEach(() => drawn.mockClear());

describe.each([
  ['a grid', openPhotos],
  ['a grid in an opened row', openAlbum],
])('%s of thirty rows', (_name, open) => {
  it('renders one row for a key press', async () => {
    await open();
    const [caption] = screen.getAllByRole('textbox').slice(-COUNT);
    const type = () => fireEvent.change(caption as Element, { target: { value: 'At work' } });
    expect(await drawnBy(type)).toBe(1);
    expect((caption as HTMLTextAreaElement).value).toBe('At work');
  });

  it('renders the two rows that change places, and the row around them', async () => {
    await open();
    const later = document.querySelectorAll('[data-grid] [data-down]')[3];
    const move = () => fireEvent.click(later as Element);
    const around = document.querySelectorAll('[data-item] [data-grid]').length;
    expect(await drawnBy(move)).toBe(2 + around);
  });
});

it('renders two rows when a row with a grid changes places with another', async () => {
  await openAlbum(1);
  const later = document.querySelector('[data-down]');
  expect(await drawnBy(() => fireEvent.click(later as Element))).toBe(2);
});

it('moves a dropped row in the same task in which its drag ends', async () => {
  await openPhotos();
  const order = () => drawnItems().map((row) => row.dataset['item']);
  const drawnItems = () => [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const height = 100;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    const place = drawnItems().indexOf(this as HTMLElement);
    return place < 0
      ? new DOMRect(0, 0, height, COUNT * height)
      : new DOMRect(0, place * height, height, height);
  });
  const handle = document.querySelector('[data-item] [title]') as HTMLElement;
  handle.setPointerCapture = () => undefined;
  const [first, second, ...others] = order();
  vi.useFakeTimers();
  fireEvent.pointerDown(handle, { button: 0, clientX: 5, clientY: 5 });
  fireEvent.pointerMove(handle, { clientX: 5, clientY: 1.5 * height });
  fireEvent.pointerUp(handle, { clientX: 5, clientY: 1.5 * height });
  expect(order()).toEqual([first, second, ...others]);
  vi.runOnlyPendingTimers();
  vi.runOnlyPendingTimers();
  expect(order()).toEqual([second, first, ...others]);
});

it('renders the first rows of a long list at once, and the others while the browser is idle', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const items = many('employeePhoto', null, { caption: '', employeeName: '', department: '' });
  const document = { ...stored, items, caps: { employeePhoto: COUNT } };
  const props = { ...step, document, sectionMessages: section.employeePhotos };
  render(<EmployeePhotosStep {...props} section="employeePhotos" />);
  const first = screen.getAllByRole('textbox').length;
  expect(first).toBeLessThan(COUNT / 2);
  await act(async () => {
    for (const work of idle.splice(0)) work();
  });
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(first);
});
