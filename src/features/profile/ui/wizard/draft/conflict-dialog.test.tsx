// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Item } from '../../../core/sections/section.ts';
import { ConflictDialog } from '../ConflictDialog.tsx';
import { wizardMessages } from '../wizard-messages.ts';
import type { SectionDraft } from './use-section-draft.ts';

it.each(['th', 'en'] as const)(
  'names the fields of a removed item and formats their values (%s)',
  (locale) => {
    const messages = wizardMessages(locale);
    const content = {
      headline1: 'พาดหัว',
      headline2: '',
      articleDate: '2026-01-15',
      showOnProfile: true,
      tags: ['ข่าว', 'งาน'],
      body: {},
      idReview: '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60',
    };
    const mine: Item = { idItem: 'a', parent: null, kind: 'article', content };
    const draft = {
      conflicts: [{ idItem: 'a', field: null, mine, theirs: null }],
      isChoosing: true,
      context: { locale },
      messages,
    } as unknown as SectionDraft;
    render(
      <ConflictDialog
        draft={draft}
        titleOf={() => ''}
        formatValue={(field) => (field === 'body' ? 'เนื้อหา' : undefined)}
      />,
    );
    const dialog = screen.getByRole('dialog');
    const said = within(dialog)
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    const { field } = messages;
    expect(said).toEqual([
      `${field['headline1']}: พาดหัว`,
      `${field['articleDate']}: ${locale === 'th' ? '15 มกราคม 2569' : '15 January 2026'}`,
      `${field['showOnProfile']}: ${messages.conflict.yes}`,
      `${field['tags']}: ข่าว, งาน`,
      `${field['body']}: เนื้อหา`,
    ]);
  },
);
