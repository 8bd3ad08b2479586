import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { slugify } from '#shared/core/slug.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { countSentences } from '../../../core/article/count-sentences.ts';
import type { Article } from '../../../core/sections/article.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import type { ItemFields } from '../item-fields.ts';
import { PictureField } from '../PictureField.tsx';
import styles from './ArticlePage.module.css';
import { BodyField } from './BodyField.tsx';
import { TagsField } from './TagsField.tsx';

interface Props {
  readonly draft: SectionDraft;
  readonly fields: ItemFields<Article>;
  readonly messages: Catalogue['profile']['section']['article'];
  readonly presets: readonly string[];
}

export function ArticleFields({ draft, fields, messages, presets }: Props): ReactNode {
  const { content, text, pasted, picture, controlled } = fields;
  const headline = text('headline1');
  const slug = controlled('slugLink');
  const showOnProfile = controlled('showOnProfile');
  const sentences = countSentences(content.headline2 ?? '', draft.context.lang);
  return (
    <div className={styles['page']}>
      <div className={styles['text']}>
        <TextArea
          {...headline}
          onBlur={(event) => {
            if (!slug.value) slug.onChange(slugify(event.target.value));
            return headline.onBlur(event);
          }}
          required
          autoFocus={content.headline1 === ''}
          rows={2}
          counter={fill(messages.characters, { count: (content.headline1 ?? '').length })}
        />
        <TextArea
          {...text('headline2')}
          required
          rows={3}
          counter={fill(messages.sentences, { count: sentences })}
        />
        <BodyField draft={draft} {...controlled('body')} messages={messages.editor} />
      </div>
      <div className={styles['settings']}>
        <Field {...text('author')} required autoComplete="off" />
        <Field {...text('articleDate')} optional type="date" />
        <PictureField
          {...picture('coverMedia')}
          kind="article"
          label={messages.cover}
          hint={messages.coverHint}
        />
        <TagsField
          draft={draft}
          presets={presets}
          {...controlled('tags')}
          messages={messages.tag}
        />
        <Field {...text('newsLink')} optional inputMode="url" />
        <Field {...pasted('slugLink', slugify)} optional autoComplete="off" />
        <Checkbox
          label={showOnProfile.label}
          hint={showOnProfile.hint}
          checked={showOnProfile.value}
          onChange={(event) => showOnProfile.onChange(event.target.checked)}
        />
      </div>
    </div>
  );
}
