import { type ReactNode, useId, useState } from 'react';
import { secureWebsite } from '#shared/core/text/website.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { isHttpsUrl } from '../../../core/sections/fields.ts';
import { isYoutubeId, youtubeId } from '../../../core/sections/youtube-id.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { PictureDrop } from '../PictureDrop.tsx';
import styles from './BodyField.module.css';
import { insertFigure, type LexicalBodyEditor, type SelectionState } from './body-editor.ts';
import { type Panel, setLink } from './EditorToolbar.tsx';
import type { EditorMessages } from './editor-messages.ts';

interface Props {
  readonly editor: LexicalBodyEditor;
  readonly panel: Panel;
  readonly selectionState: SelectionState;
  readonly draft: SectionDraft;
  readonly messages: EditorMessages;
  readonly onDone: () => void;
}

/** The form of a link, a picture or a video before it is inserted. */
export function EditorPanel({
  editor,
  panel,
  selectionState,
  draft,
  messages,
  onDone,
}: Props): ReactNode {
  if (panel === 'image') {
    return (
      <div className={styles['panel']}>
        <PictureDrop
          draft={draft}
          kind="article"
          label={messages.tool.image}
          onUploaded={({ idMedia }, altText = '') => {
            insertFigure(editor, { type: 'image', idMedia, altText, caption: '' });
            onDone();
          }}
        />
      </div>
    );
  }
  const promptProps = { draft, messages, onDone };
  if (panel === 'video') {
    return (
      <UrlPrompt
        {...promptProps}
        label={draft.messages.field['youtubeId'] ?? ''}
        hint={draft.messages.hint['youtubeId']}
        error={draft.messages.error['youtubeId']}
        before=""
        parse={(input) => {
          const id = youtubeId(input);
          return isYoutubeId(id) ? id : null;
        }}
        onValue={(id) => insertFigure(editor, { type: 'youtube', youtubeId: id, caption: '' })}
      />
    );
  }
  return (
    <UrlPrompt
      {...promptProps}
      label={messages.address}
      error={draft.messages.error['websiteHttps']}
      before={selectionState.url ?? ''}
      parse={(input) => {
        const url = secureWebsite(input.trim());
        return url !== null && isHttpsUrl(url) ? url : null;
      }}
      onValue={(url) => setLink(editor, url, selectionState.url !== null)}
      {...(selectionState.url === null ? {} : { onRemove: () => setLink(editor, null, true) })}
    />
  );
}

interface UrlPromptProps {
  readonly draft: SectionDraft;
  readonly messages: EditorMessages;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly before: string;
  readonly parse: (input: string) => string | null;
  readonly onValue: (value: string) => void;
  readonly onRemove?: () => void;
  readonly onDone: () => void;
}

function UrlPrompt(props: UrlPromptProps): ReactNode {
  const { draft, messages, label, hint, error, before, parse, onValue, onRemove, onDone } = props;
  const id = useId();
  const [inputValue, setInputValue] = useState(before);
  const [isInvalid, setInvalid] = useState(false);
  const apply = () => {
    const value = parse(inputValue);
    if (value === null) return setInvalid(true);
    onValue(value);
    onDone();
  };
  return (
    <div className={styles['panel']}>
      <Field
        id={id}
        label={label}
        hint={hint}
        error={isInvalid ? error : undefined}
        messages={draft.messages.form}
        inputMode="url"
        autoComplete="off"
        autoFocus
        value={inputValue}
        onChange={(event) => setInputValue(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <div className={styles['panel-tools']}>
        <Button size="small" onClick={apply}>
          {messages.apply}
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
            {messages.removeLink}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
}
