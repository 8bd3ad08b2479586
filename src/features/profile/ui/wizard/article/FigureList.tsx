import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { media } from '#shared/core/picture.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import type { ArticleInset } from '../../../core/article/article-body.ts';
import { bodyText } from '../../../core/article/body-text.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import styles from './BodyField.module.css';
import type { EditorMessages } from './editor-messages.ts';

interface Props {
  readonly draft: SectionDraft;
  readonly figures: readonly ArticleInset[];
  readonly messages: EditorMessages;
  readonly onChange: (index: number, figure: ArticleInset | null) => void;
}

/** The alt texts and captions of the figures of an article, in the order of its text. */
export function FigureList({ draft, figures, messages, onChange }: Props): ReactNode {
  if (figures.length === 0) return null;
  const { messages: wizardMessages } = draft;
  const field = (name: string, value: string, onType: (input: string) => void) => ({
    label: wizardMessages.field[name] ?? name,
    hint: wizardMessages.hint[name],
    messages: wizardMessages.form,
    value,
    onChange: (event: { target: { value: string } }) => onType(event.target.value),
  });
  return (
    <section aria-label={messages.figures} className={styles['figures']}>
      <p className={styles['figures-title']}>{messages.figures}</p>
      <ol>
        {figures.map((figure, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a figure is known by its place in the text
          <li key={index}>
            <FigurePreview figure={figure} />
            <div>
              {figure.type === 'table' && <p>{messages.tableFixed}</p>}
              {figure.type === 'image' && (
                <Field
                  {...field('altText', figure.altText, (altText) =>
                    onChange(index, { ...figure, altText }),
                  )}
                  optional={draft.context.document.pictures[figure.idMedia]?.alt === ''}
                  maxLength={200}
                />
              )}
              {figure.type !== 'table' && (
                <Field
                  {...field('caption', figure.caption, (caption) =>
                    onChange(index, { ...figure, caption }),
                  )}
                  optional
                  maxLength={500}
                />
              )}
            </div>
            <Button
              variant="quiet"
              icon="trash"
              label={fill(messages.removeFigure, { position: index + 1 })}
              onClick={() => onChange(index, null)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function FigurePreview({ figure }: { readonly figure: ArticleInset }): ReactNode {
  if (figure.type === 'image') {
    return <img src={media(figure.idMedia, 320, 'webp')} alt="" width={96} height={72} />;
  }
  if (figure.type === 'youtube') return <Icon of="video" size={32} />;
  return <p>{bodyText({ root: { children: figure.rows[0] ?? [] } })}</p>;
}
