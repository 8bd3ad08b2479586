import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { nameIn } from '#shared/core/in-language.ts';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import type { LibraryItem } from '../../core/library-contract.ts';
import { AltTexts } from './AltTexts.tsx';
import type { CaptionMessages } from './CaptionFields.tsx';
import { Deletion } from './Deletion.tsx';
import styles from './Library.module.css';
import type { LibraryContext } from './library-messages.ts';
import { MediaDetails } from './MediaFacts.tsx';
import { Replacement, useReplacement } from './Replacement.tsx';
import type { Replace, useLibrary } from './use-library.ts';
import { savedAlt, type useAltDrafts } from './use-typed-alts.ts';
import { usageLabels } from './uses-of.ts';

interface Props {
  readonly item: LibraryItem;
  readonly context: LibraryContext;
  readonly control: ReturnType<typeof useLibrary>;
  readonly captions: CaptionMessages;
  readonly replace: Replace;
  readonly isOpen: boolean;
  readonly alts: ReturnType<typeof useAltDrafts>;
  /** Status of work that continues while the dialog is closed; empty for none. */
  readonly onNote: (idMedia: string, text: string) => void;
  readonly onClose: () => void;
}

const loadCaptionFields = () => import('./CaptionFields.tsx');

/** Shows the latest message in the dialog, or as a toast while the dialog is closed. */
function useStatusMessage({ item, context, isOpen }: Props) {
  const { labels } = context.messages.library;
  const [statusMessage, setStatusMessage] = useState<{
    tone: 'success' | 'danger';
    text: string;
  } | null>(null);
  const isVisible = useRef(false);
  useEffect(() => {
    isVisible.current = isOpen;
    return () => {
      isVisible.current = false;
    };
  }, [isOpen]);
  const { errors }: { readonly errors: Readonly<Record<string, string>> } = labels;
  function report(errorCode: string | null, success: string): void {
    const tone = errorCode === null ? 'success' : 'danger';
    const text = errorCode === null ? success : (errors[errorCode] ?? labels.failed);
    if (isVisible.current) setStatusMessage({ tone, text });
    else showToast(text, tone, nameIn(context.locale, item.altTh, item.altEn));
  }
  return { statusMessage, setStatusMessage, isVisible, report };
}

function LaterCaptions(props: Props & { readonly isVisible: RefObject<boolean> }): ReactNode {
  const { item, context, captions, control, isVisible } = props;
  const { later, library } = context.messages;
  return (
    <Later load={loadCaptionFields} messages={{ ...later, failed: library.labels.failed }}>
      {({ CaptionFields }) => (
        <CaptionFields
          item={item}
          context={context}
          isVisible={isVisible}
          messages={captions}
          onChanged={control.read}
        />
      )}
    </Later>
  );
}

export function MediaDialog(props: Props): ReactNode {
  const { item, context, control, replace, isOpen, alts, onNote, onClose } = props;
  const { idMedia } = item;
  const { messages } = context;
  const { labels } = messages.library;
  const alt = alts.drafts[idMedia] ?? savedAlt(item);
  const uses = usageLabels(item, messages.library);
  const { statusMessage, setStatusMessage, isVisible, report } = useStatusMessage(props);
  const replacement = useReplacement(idMedia, onNote, messages.list.uploads);
  const [isDeleting, setDeleting] = useState(false);

  async function saveAlt(): Promise<void> {
    const { altTh, altEn, isDecoration } = alt;
    const isMissing = !isDecoration && (altTh.trim() === '' || altEn.trim() === '');
    if (isMissing) return setStatusMessage({ tone: 'danger', text: labels.altMissing });
    const texts = isDecoration ? { altTh: '', altEn: '' } : { altTh, altEn };
    const errorCode = await control.describe(idMedia, texts);
    if (errorCode === null) alts.dropDraft(idMedia, alt);
    report(errorCode, labels.saved);
  }
  async function remove(): Promise<void> {
    const errorCode = await control.remove(idMedia);
    if (errorCode !== null) return report(errorCode, '');
    onNote(idMedia, '');
    alts.dropDraft(idMedia);
    onClose();
  }
  /** Closes the dialog and discards its messages; typed texts and running uploads continue. */
  function close(): void {
    setStatusMessage(null);
    setDeleting(false);
    replacement.discardRejected();
    onClose();
  }
  return (
    <Dialog open={isOpen} size="gallery" title={labels.detail} messages={messages} onClose={close}>
      <div className={styles['detail']}>
        <div>
          <MediaDetails item={item} context={context} alt={alt} uses={uses} isOpen={isOpen} />
          {item.video && <LaterCaptions {...props} isVisible={isVisible} />}
        </div>
        <div className={styles['acts']}>
          {statusMessage && (
            <p className={`form-note tone-${statusMessage.tone}`} role="status">
              {statusMessage.text}
            </p>
          )}
          <AltTexts
            item={item}
            messages={messages}
            alt={alt}
            onEdited={(now) => (now ? alts.storeDraft(idMedia, now) : alts.dropDraft(idMedia))}
            onSave={() => void saveAlt()}
          />
          <Replacement
            item={item}
            context={context}
            replacement={replacement}
            onUploaded={async (other) =>
              report(await control.replaceBy(replace, idMedia, other.idMedia), labels.replaced)
            }
          />
          <Deletion
            labels={labels}
            uses={uses}
            isConfirming={isDeleting}
            onConfirming={setDeleting}
            onDelete={() => void remove()}
          />
        </div>
      </div>
    </Dialog>
  );
}
