import { type ReactNode, useId, useState } from 'react';
import { secureWebsite } from '#shared/core/text/website.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { isHttpsUrl } from '../../../core/sections/fields.ts';
import { isYoutubeId, youtubeId } from '../../../core/sections/youtube-id.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { PictureDrop } from '../PictureDrop.tsx';
import styles from './BodyField.module.css';
import { type BodyEditor, insertFigure, type Standing } from './body-editor.ts';
import { type Panel, setLink } from './EditorToolbar.tsx';
import type { EditorWords } from './editor-words.ts';

interface Props {
  readonly editor: BodyEditor;
  readonly panel: Panel;
  readonly standing: Standing;
  readonly draft: SectionDraft;
  readonly say: EditorWords;
  readonly onDone: () => void;
}

/** What a link, a picture or a film needs before it stands in the text. */
export function EditorPanel({ editor, panel, standing, draft, say, onDone }: Props): ReactNode {
  if (panel === 'image') {
    return (
      <div className={styles['panel']}>
        <PictureDrop
          draft={draft}
          kind="article"
          label={say.tool.image}
          onUploaded={({ idMedia }, altText = '') => {
            insertFigure(editor, { type: 'image', idMedia, altText, caption: '' });
            onDone();
          }}
        />
      </div>
    );
  }
  const ask = { draft, say, onDone };
  if (panel === 'film') {
    return (
      <Asked
        {...ask}
        label={draft.words.field['youtubeId'] ?? ''}
        hint={draft.words.hint['youtubeId']}
        error={draft.words.error['youtubeId']}
        before=""
        meant={(typed) => {
          const id = youtubeId(typed);
          return isYoutubeId(id) ? id : null;
        }}
        onMeant={(id) => insertFigure(editor, { type: 'youtube', youtubeId: id, caption: '' })}
      />
    );
  }
  return (
    <Asked
      {...ask}
      label={say.address}
      error={draft.words.error['websiteHttps']}
      before={standing.url ?? ''}
      meant={(typed) => {
        const url = secureWebsite(typed.trim());
        return url !== null && isHttpsUrl(url) ? url : null;
      }}
      onMeant={(url) => setLink(editor, url, standing.url !== null)}
      {...(standing.url === null ? {} : { onRemove: () => setLink(editor, null, true) })}
    />
  );
}

interface AskedProps {
  readonly draft: SectionDraft;
  readonly say: EditorWords;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly before: string;
  readonly meant: (typed: string) => string | null;
  readonly onMeant: (value: string) => void;
  readonly onRemove?: () => void;
  readonly onDone: () => void;
}

function Asked(props: AskedProps): ReactNode {
  const { draft, say, label, hint, error, before, meant, onMeant, onRemove, onDone } = props;
  const id = useId();
  const [typed, setTyped] = useState(before);
  const [isWrong, setWrong] = useState(false);
  const apply = () => {
    const value = meant(typed);
    if (value === null) return setWrong(true);
    onMeant(value);
    onDone();
  };
  return (
    <div className={styles['panel']}>
      <Field
        id={id}
        label={label}
        hint={hint}
        error={isWrong ? error : undefined}
        words={draft.words.form}
        inputMode="url"
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <div className={styles['panel-tools']}>
        <Button size="small" onClick={apply}>
          {say.apply}
        </Button>
        {onRemove && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              onRemove();
              onDone();
            }}
          >
            {say.removeLink}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onDone}>
          {say.cancel}
        </Button>
      </div>
    </div>
  );
}
