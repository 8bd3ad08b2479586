import {
  type ComponentProps,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type ArticleBody, insetsOf } from '../../../core/article/article-body.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { UploadsUnderWay, useUploadsUnderWay } from '../uploads-under-way.ts';
import styles from './BodyField.module.css';
import {
  changeFigure,
  createBodyEditor,
  NO_SELECTION,
  type SelectionState,
} from './body-editor.ts';
import { EditorPanel } from './EditorPanel.tsx';
import { EditorToolbar, type Panel } from './EditorToolbar.tsx';
import type { EditorMessages } from './editor-messages.ts';
import { FigureList } from './FigureList.tsx';
import type { LeftBehind } from './paste/pasted-body.ts';

interface Props {
  readonly draft: SectionDraft;
  readonly value: ArticleBody;
  readonly onChange: (body: ArticleBody) => void;
  readonly messages: EditorMessages;
  /** The accessible name and description of the text box. */
  readonly text: ComponentProps<'div'> & { readonly id: string };
}

const THEME = {
  figure: styles['figure'],
  text: { bold: styles['bold'], italic: styles['italic'], underline: styles['plain'] },
};

interface PanelProps extends Omit<ComponentProps<typeof EditorPanel>, 'panel' | 'onDone'> {
  readonly panel: Panel | null;
  readonly onPanel: Dispatch<SetStateAction<Panel | null>>;
}

/** The panel below the toolbar; the picture panel stays until its uploads have ended. */
function OpenPanel({ panel, onPanel, ...panelProps }: PanelProps): ReactNode {
  const [hasUploads, addUploads] = useUploadsUnderWay();
  /** Closes the picture panel when its upload ends, unless the user has opened another panel. */
  const closeImage = () => onPanel((open) => (open === 'image' ? null : open));
  return (
    <>
      {(panel === 'image' || hasUploads) && (
        <UploadsUnderWay value={addUploads}>
          <EditorPanel {...panelProps} panel="image" onDone={closeImage} />
        </UploadsUnderWay>
      )}
      {panel && panel !== 'image' && (
        <EditorPanel {...panelProps} key={panel} panel={panel} onDone={() => onPanel(null)} />
      )}
    </>
  );
}

export default function BodyEditor({ draft, value, onChange, messages, text }: Props): ReactNode {
  const { isFixed } = draft;
  const [editor] = useState(() => {
    const { pictures } = draft.context.document;
    return createBodyEditor({ ...THEME, tableTitle: messages.tableTitle, pictures });
  });
  const [selectionState, setSelectionState] = useState<SelectionState>(NO_SELECTION);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [left, setLeft] = useState<readonly LeftBehind[]>([]);
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const change = useEffectEvent(onChange);

  useEffect(() => editor.lexical.setEditable(!isFixed), [editor, isFixed]);
  useLayoutEffect(() => {
    if (!area.current) return;
    return editor.attach(area.current, {
      onChange: (body) => change(body),
      onSelectionState: (now) => setSelectionState((before) => ({ ...before, ...now })),
      onLeftBehind: (more) => setLeft((before) => [...new Set([...before, ...more])]),
    });
  }, [editor]);
  // The text is set before the first paint, or the page below would visibly move.
  useLayoutEffect(() => editor.show(value), [editor, value]);

  const panelProps = { editor, selectionState, draft, messages };
  return (
    <>
      <div className={styles['editor']} ref={frame}>
        <EditorToolbar
          editor={editor}
          selectionState={selectionState}
          panel={panel}
          messages={messages}
          textBoxId={text.id}
          disabled={isFixed}
          onPanel={setPanel}
        />
        <OpenPanel {...panelProps} panel={panel} onPanel={setPanel} />
        {/* biome-ignore lint/a11y/useSemanticElements: no input holds headings, lists and pictures */}
        <div
          {...text}
          ref={area}
          className={styles['area']}
          role="textbox"
          aria-multiline
          tabIndex={0}
          contentEditable={!isFixed}
          suppressContentEditableWarning
          lang={draft.context.lang}
          onKeyDown={(event) => {
            if (!event.altKey || event.key !== 'F10') return;
            event.preventDefault();
            frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus();
          }}
        />
      </div>
      {left.length > 0 && (
        <p className="form-note tone-info" role="status">
          {left.map((kind) => messages.left[kind]).join(' ')}
        </p>
      )}
      <FigureList
        figures={insetsOf(value)}
        draft={draft}
        messages={messages}
        onChange={(index, figure) => changeFigure(editor, index, figure)}
      />
    </>
  );
}
