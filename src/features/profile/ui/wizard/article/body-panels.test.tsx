// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { EMPTY_BODY } from '../../../core/article/article-body.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { wizardMessages } from '../wizard-messages.ts';
import BodyEditor from './BodyEditor.tsx';

interface Source {
  readonly onUploaded: (picture: { readonly idMedia: string }) => unknown;
  readonly onBusy: (isBusy: boolean) => void;
}

let source: Source | null = null;
vi.mock('../library/load-library.ts', () => ({
  loadPictureSource: async () => ({
    default: (given: Source) => {
      source = given;
      return null;
    },
  }),
}));

const draftMessages = wizardMessages('th');
const messages = catalogue('th').profile.section.article.editor;
const draft = {
  messages: draftMessages,
  isFixed: false,
  context: { idEmp: 1, lang: 'th', locale: 'th', hasVideo: false, document: { pictures: {} } },
} as unknown as SectionDraft;

it('inserts an uploading picture at its position while another tool is used', async () => {
  const { container } = render(
    <BodyEditor
      draft={draft}
      messages={messages}
      value={EMPTY_BODY}
      text={{ id: 'text' }}
      onChange={() => undefined}
    />,
  );
  const tool = (name: string) => screen.getByRole('button', { name });
  const drop = () => container.querySelector('input[type=file]');
  fireEvent.click(tool(messages.tool.image));
  const picture = new File(['a picture'], 'team.png', { type: 'image/png' });
  fireEvent.change(drop() as Element, { target: { files: [picture] } });
  await vi.waitFor(() => expect(source).not.toBeNull());

  fireEvent.click(tool(messages.tool.link));
  expect(drop()).not.toBeNull();
  await act(async () => {
    await source?.onUploaded({ idMedia: 'one' });
    source?.onBusy(false);
  });
  expect(drop()).toBeNull();
  expect(screen.getByLabelText(messages.address, { exact: false })).toBeDefined();
});
