// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { $queuedUploads } from '#features/media/ui/upload/library-upload.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { standInForUploads } from '#tests/stand-ins.ts';
import { wizardMessages } from '../wizard-messages.ts';
import CoverStep from './CoverStep.tsx';
import GalleryStep from './GalleryStep.tsx';

const { cancelUpload, sendToLibrary } = standInForUploads();

const messages = wizardMessages('en');
const { queue } = catalogue('en').media;
const { section } = catalogue('en').profile;
const { gallery, cover } = section;
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const image = (name: string) => new File(['x'], name, { type: 'image/png' });
const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
const step = {
  idEmp: 1,
  lang: 'en',
  locale: 'en',
  messages,
  paths,
  hasVideo: true,
} as const;
const document = { revision: 1, isLocked: false, savedAt: null, pictures: {} };

const choose = (label: string, names: readonly string[]) =>
  fireEvent.change(screen.getByLabelText(new RegExp(label)), {
    target: { files: names.map(image) },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = () => sendToLibrary.mock.calls.map(([{ file }]) => file.name);
const arrive = (name: string, idMedia: string) =>
  act(async () => {
    const all = $queuedUploads.get();
    $queuedUploads.set(all.map((one) => (one.id === name ? { ...one, state: 'sent' } : one)));
    const job = sendToLibrary.mock.calls.find(([{ file }]) => file.name === name)?.[0];
    await job?.onSent({ idMedia, kind: 'cover', width: 1600, height: 900, video: null });
  });

it('continue in a closed row, and end with the item', async () => {
  const aspect = (n: number, name: string) => ({
    idItem: uuid(n),
    parent: null,
    kind: 'aspect',
    content: { aspect: name, title: '', description: '' },
  });
  const items = [aspect(1, 'life'), aspect(2, 'work')];
  const caps = { aspect: 4, aspectPicture: 15, reason: 3 };
  render(
    <GalleryStep
      {...step}
      section="gallery"
      sectionMessages={gallery}
      choices={{ starting: catalogue('en').profile.starting.office }}
      document={{ ...document, items, caps }}
    />,
  );
  const which = (act_: string, name: string, position: number) =>
    `${act_} ${fill(messages.list.which, { name, position })}`;
  press(which(messages.list.edit, messages.aspect.life, 1));
  await screen.findByLabelText(new RegExp(gallery.pictures.add));
  choose(gallery.pictures.add, ['a.png', 'b.png']);
  await waitFor(() => expect(sent()).toEqual(['a.png', 'b.png']));
  press(which(messages.list.edit, messages.aspect.work, 2));
  expect(screen.getByText(messages.list.uploads)).toBeTruthy();
  await arrive('a.png', uuid(10));
  await screen.findByText(fill(messages.list.holds, { count: 1 }));
  expect(cancelUpload).not.toHaveBeenCalled();
  const addPay = fill(gallery.aspects.addOne, { aspect: messages.aspect.pay });
  screen.getByRole('button', { name: addPay }).focus();
  press(addPay);
  const focused = () => window.document.activeElement?.closest('[data-item]')?.textContent;
  await waitFor(() => expect(focused()).toContain(messages.aspect.pay));
  press(fill(messages.list.remove, { name: messages.aspect.life, position: 1 }));
  await waitFor(() => expect(cancelUpload.mock.calls).toContainEqual(['b.png']));
});

it('fill at most the remaining places, in any order of selections', async () => {
  const caps = { banner: 3 };
  render(
    <CoverStep
      {...step}
      section="cover"
      sectionMessages={cover}
      document={{ ...document, items: [], caps }}
    />,
  );
  choose(cover.add, ['a.png', 'b.png', 'c.png']);
  await waitFor(() => expect(sent()).toHaveLength(3));
  choose(cover.add, ['d.png', 'e.png', 'f.png']);
  await screen.findByText(queue.full);
  for (const [at, name] of sent().entries()) await arrive(name, uuid(20 + at));
  await screen.findByText(fill(messages.list.count, { count: 3, cap: 3 }));
  expect(screen.getByText(queue.full)).toBeTruthy();
  expect(sent()).toHaveLength(3);
  expect(cancelUpload).not.toHaveBeenCalled();
});
