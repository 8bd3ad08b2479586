// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { describeMediaEndpoint } from '#features/media/core/library-contract.ts';
import { catalogue } from '#i18n/catalogues.ts';
import { ok } from '#shared/core/result.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import type { SectionDocument } from '../../../core/section-contract.ts';
import AlbumStep from '../steps/AlbumStep.tsx';
import CoverStep from '../steps/CoverStep.tsx';
import EmployeePhotosStep from '../steps/EmployeePhotosStep.tsx';
import HistoryStep from '../steps/HistoryStep.tsx';
import { wizardMessages } from '../wizard-messages.ts';

const callApi = standInForApi();
const messages = wizardMessages('en');
const { section } = catalogue('en').profile;
const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
const place = {
  idEmp: 1,
  lang: 'en',
  locale: 'en',
  messages,
  paths,
  hasVideo: false,
} as const;
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const documentOf = (kind: string, content: SectionDocument['items'][number]['content']) => ({
  revision: 1,
  isLocked: false,
  savedAt: null,
  pictures: {},
  caps: { [kind]: 4 },
  items: [{ idItem: uuid(1), parent: null, kind, content }],
});

it('removes an error once its field is corrected, while the row stays open with its focus', async () => {
  const content = { year: null, title: '', description: '', idMedia: null, altText: '' };
  const document = documentOf('topic', content);
  const choices = { starting: catalogue('en').profile.starting.history };
  const step = { ...place, document, choices };
  render(<HistoryStep {...step} section="history" sectionMessages={section.history} />);
  fireEvent.click(screen.getByRole('button', { name: messages.wizard.saveNext }));
  const asked = String(messages.error['titleRequired']);
  await screen.findByText(asked);
  const title = screen.getByLabelText(/^Title/);
  await waitFor(() => expect(title).toBe(window.document.activeElement));
  fireEvent.change(title, { target: { value: 'T' } });
  await waitFor(() => expect(screen.queryByText(asked)).toBeNull());
  expect(window.document.activeElement).toBe(screen.getByLabelText(/^Title/));
  expect(screen.getByLabelText(/^Title/)).toBe(title);
});

it.each([
  ['th', 'พ.ศ. ๒๕๕๘', '2558', 'พ.ศ. 2558', messages.hint['thaiYear']],
  ['en', '2558', '2015', '2015', messages.hint['year']],
] as const)(
  'shows years of a %s page in the calendar of its language: %s',
  (lang, typed, kept, shown, hint) => {
    // Wide enough for the page beside its fields.
    const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => ({ matches: true, ...listening }));
    const content = { year: null, title: 'T', description: '', idMedia: null, altText: '' };
    const choices = { starting: catalogue(lang).profile.starting.history };
    const step = { ...place, lang, messages: wizardMessages('en', lang), choices };
    const document = documentOf('topic', content);
    render(
      <HistoryStep
        {...step}
        document={document}
        section="history"
        sectionMessages={section.history}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: new RegExp(messages.list.edit) }));
    const year = screen.getByLabelText<HTMLInputElement>(/^Year/);
    fireEvent.change(year, { target: { value: typed } });
    fireEvent.blur(year);
    expect(year.value).toBe(kept);
    expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.getByText(String(hint))).toBeTruthy();
  },
);

it('marks a Thai text on an English page until it is replaced', () => {
  const content = { year: null, title: 'วันที่เราเริ่มต้น', description: '', idMedia: null };
  const document = documentOf('topic', { ...content, altText: '' });
  const choices = { starting: catalogue('en').profile.starting.history };
  const step = { ...place, document, choices };
  render(<HistoryStep {...step} section="history" sectionMessages={section.history} />);
  fireEvent.click(screen.getByRole('button', { name: new RegExp(messages.list.edit) }));
  expect(screen.getByText(messages.wizard.copied)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'The first day' } });
  expect(screen.queryByText(messages.wizard.copied)).toBeNull();
});

it('focuses an invalid caption without opening other fields of its picture', async () => {
  const document = documentOf('banner', { idMedia: uuid(7), altText: '' });
  const fields = { [`${uuid(1)}.altText`]: ['textTooLong'] };
  callApi.mockResolvedValue({ ok: false, status: 422, code: 'invalid_fields', fields } as never);
  render(
    <CoverStep {...place} section="cover" document={document} sectionMessages={section.cover} />,
  );
  const caption = screen.getByLabelText(new RegExp(`^${messages.field['altText']}`));
  const comeBack = vi.fn();
  caption.scrollIntoView = comeBack;
  caption.focus();
  fireEvent.click(screen.getByRole('button', { name: messages.wizard.saveNext }));
  await waitFor(() => expect(comeBack).toHaveBeenCalled());
  expect(window.document.activeElement).toBe(caption);
  expect(caption.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(messages.list.replacePicture)).toBeNull();
});

it('reports a missing cover where one is added, with the focus there', async () => {
  const document = { ...documentOf('banner', {}), items: [] };
  render(
    <CoverStep {...place} section="cover" document={document} sectionMessages={section.cover} />,
  );
  fireEvent.click(screen.getByRole('button', { name: messages.wizard.saveNext }));
  const error = await screen.findByText(String(messages.error['coverRequired']));
  const adder = screen.getByLabelText(new RegExp(section.cover.add));
  await waitFor(() => expect(adder).toBe(window.document.activeElement));
  expect(adder.getAttribute('aria-describedby')).toContain(error.closest('[id]')?.id);
  expect(screen.getByText(messages.wizard.fixFields)).toBeTruthy();
});

it('makes a caption optional if another field, the library or its decoration mark describes the picture', async () => {
  const content = { idMedia: uuid(7), caption: '', employeeName: '', department: '' };
  const document = documentOf('employeePhoto', content);
  const sectionMessages = section.employeePhotos;
  render(
    <EmployeePhotosStep
      {...place}
      section="employeePhotos"
      document={document}
      sectionMessages={sectionMessages}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: new RegExp(messages.list.edit) }));
  const caption = () => screen.getByLabelText(new RegExp(`^${messages.field['caption']}`));
  const isOptional = () => caption().closest('div')?.textContent?.includes(messages.form.optional);
  const decoration = () =>
    screen.queryByRole('button', { name: messages.library.labels.decoration });
  const name = await screen.findByLabelText(new RegExp(`^${messages.field['employeeName']}`));
  expect(isOptional()).toBe(false);
  fireEvent.change(name, { target: { value: 'Malee' } });
  expect([isOptional(), decoration()]).toEqual([true, null]);
  fireEvent.change(name, { target: { value: '' } });
  callApi.mockResolvedValue(ok(null) as never);
  fireEvent.click(decoration() as HTMLElement);
  await waitFor(() => expect(isOptional()).toBe(true));
  const sent = callApi.mock.calls.find(([called]) => called === describeMediaEndpoint);
  expect(sent?.[2]).toMatchObject({ params: { idMedia: uuid(7) }, body: { altTh: '', altEn: '' } });
});

it('opens a video without a poster at its poster field, with the error', async () => {
  const album = { theme: 'custom', title: 'Canteen', description: '', coverMedia: null };
  const film = { idMedia: uuid(7), youtubeId: '', description: 'Lunch', altText: '' };
  const content = { ...film, employeeName: '', department: '' };
  const kept = { width: 1280, height: 720, state: 'ready', video: 'video.mp4' } as const;
  const document = {
    ...documentOf('album', album),
    caps: { album: 4, albumPicture: 20 },
    pictures: {
      [uuid(7)]: {
        idMedia: uuid(7),
        ...kept,
        alt: null,
        isPosterMissing: true,
        captions: null,
        seconds: 9,
        bytes: 9,
      },
    },
  };
  const inside = { idItem: uuid(2), parent: uuid(1), kind: 'albumPicture', content };
  document.items = [...document.items, inside as never];
  const fields = { [`${uuid(2)}.idMedia`]: ['posterRequired'] };
  const refused = { ok: false, status: 422, code: 'invalid_fields', fields };
  callApi.mockResolvedValue(refused as never);
  const step = { ...place, document, sectionMessages: section.album, hasVideo: true };
  render(<AlbumStep {...step} section="album" />);
  fireEvent.click(screen.getByRole('button', { name: messages.wizard.saveNext }));
  await screen.findByText(String(messages.error['posterRequired']));
  const chooser = screen.getByLabelText(new RegExp(messages.video.poster));
  await waitFor(() => expect(chooser).toBe(window.document.activeElement));
});
