import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { nameIn } from '#shared/core/in-language.ts';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import type { LibraryItem } from '../../core/library-contract.ts';
import { AltTexts } from './AltTexts.tsx';
import type { CaptionWords } from './CaptionFields.tsx';
import { Deletion } from './Deletion.tsx';
import styles from './Library.module.css';
import type { LibraryPlace } from './library-words.ts';
import { MediaFacts } from './MediaFacts.tsx';
import { Replacement, useReplacement } from './Replacement.tsx';
import type { Replace, useLibrary } from './use-library.ts';
import { savedAlt, type useTypedAlts } from './use-typed-alts.ts';
import { usesOf } from './uses-of.ts';

interface Props {
  readonly item: LibraryItem;
  readonly place: LibraryPlace;
  readonly control: ReturnType<typeof useLibrary>;
  readonly captions: CaptionWords;
  readonly replace: Replace;
  readonly isOpen: boolean;
  readonly alts: ReturnType<typeof useTypedAlts>;
  /** What goes on while it is closed; empty: nothing. */
  readonly onNote: (idMedia: string, text: string) => void;
  readonly onClose: () => void;
}

const loadCaptionFields = () => import('./CaptionFields.tsx');

/** What was said last: in the dialog while that is open, else beside the page. */
function useSaid({ item, place, isOpen }: Props) {
  const { say } = place.words.library;
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const isSeen = useRef(false);
  useEffect(() => {
    isSeen.current = isOpen;
    return () => {
      isSeen.current = false;
    };
  }, [isOpen]);
  const reasons: Readonly<Record<string, string>> = say.refusals;
  function tell(refused: string | null, done: string): void {
    const tone = refused === null ? 'success' : 'danger';
    const text = refused === null ? done : (reasons[refused] ?? say.failed);
    if (isSeen.current) setSaid({ tone, text });
    else showToast(text, tone, nameIn(place.locale, item.altTh, item.altEn));
  }
  return { said, setSaid, isSeen, tell };
}

function LaterCaptions(props: Props & { readonly isSeen: RefObject<boolean> }): ReactNode {
  const { item, place, captions, control, isSeen } = props;
  const { later, library } = place.words;
  return (
    <Later load={loadCaptionFields} words={{ ...later, failed: library.say.failed }}>
      {({ CaptionFields }) => (
        <CaptionFields
          item={item}
          place={place}
          isSeen={isSeen}
          words={captions}
          onChanged={control.read}
        />
      )}
    </Later>
  );
}

/** One picture or video: what it shows, where it is used, another in its place, and its end. */
export function MediaDialog(props: Props): ReactNode {
  const { item, place, control, replace, isOpen, alts, onNote, onClose } = props;
  const { idMedia } = item;
  const { words } = place;
  const { say } = words.library;
  const alt = alts.typed[idMedia] ?? savedAlt(item);
  const uses = usesOf(item, words.library);
  const { said, setSaid, isSeen, tell } = useSaid(props);
  const replacement = useReplacement(idMedia, onNote, words.list.uploads);
  const [isDeleting, setDeleting] = useState(false);

  async function saveAlt(): Promise<void> {
    const { altTh, altEn, isDecoration } = alt;
    const isMissing = !isDecoration && (altTh.trim() === '' || altEn.trim() === '');
    if (isMissing) return setSaid({ tone: 'danger', text: say.altMissing });
    const texts = isDecoration ? { altTh: '', altEn: '' } : { altTh, altEn };
    const refused = await control.describe(idMedia, texts);
    if (refused === null) alts.dropAlt(idMedia, alt);
    tell(refused, say.saved);
  }
  async function remove(): Promise<void> {
    const refused = await control.remove(idMedia);
    if (refused !== null) return tell(refused, '');
    onNote(idMedia, '');
    alts.dropAlt(idMedia);
    onClose();
  }
  /** What was read is forgotten; what is typed or on its way is not. */
  function close(): void {
    setSaid(null);
    setDeleting(false);
    replacement.forgetRefused();
    onClose();
  }
  return (
    <Dialog open={isOpen} size="gallery" title={say.detail} words={words} onClose={close}>
      <div className={styles['detail']}>
        <div>
          <MediaFacts item={item} place={place} alt={alt} uses={uses} isOpen={isOpen} />
          {item.video && <LaterCaptions {...props} isSeen={isSeen} />}
        </div>
        <div className={styles['acts']}>
          {said && (
            <p className={`form-note tone-${said.tone}`} role="status">
              {said.text}
            </p>
          )}
          <AltTexts
            item={item}
            words={words}
            alt={alt}
            onTyped={(now) => (now ? alts.keepAlt(idMedia, now) : alts.dropAlt(idMedia))}
            onSave={() => void saveAlt()}
          />
          <Replacement
            item={item}
            place={place}
            replacement={replacement}
            onUploaded={async (other) =>
              tell(await control.replaceBy(replace, idMedia, other.idMedia), say.replaced)
            }
          />
          <Deletion
            say={say}
            uses={uses}
            isAsked={isDeleting}
            onAsked={setDeleting}
            onDelete={() => void remove()}
          />
        </div>
      </div>
    </Dialog>
  );
}
