import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { formatBytes } from '#shared/core/format.ts';
import { nameIn } from '#shared/core/locale.ts';
import { media } from '#shared/core/picture.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { Field } from '#shared/ui/form/Field.tsx';
import { DropZone } from '#shared/ui/picture/DropZone.tsx';
import type { LibraryItem } from '../../core/library-contract.ts';
import { VIDEO_TYPES } from '../../core/video-rules.ts';
import { LaterQueue } from '../upload/LaterQueue.tsx';
import type { CaptionWords } from './CaptionFields.tsx';
import { Film } from './Film.tsx';
import styles from './Library.module.css';
import type { LibraryPlace } from './library-words.ts';
import type { Replace, useLibrary } from './use-library.ts';
import type { TypedAlt, useTypedAlts } from './use-typed-alts.ts';
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

/** One picture or video: what it shows, where it is used, another in its place, and its end. */
export function MediaDialog(props: Props): ReactNode {
  const { item, place, control, captions, replace, isOpen, alts, onNote, onClose } = props;
  const { words } = place;
  const own = words.library;
  const { say } = own;
  const { idMedia, kind, video, width, height, bytes } = item;
  const saved: TypedAlt = {
    altTh: item.altTh ?? '',
    altEn: item.altEn ?? '',
    isDecoration: item.altTh === '' && item.altEn === '',
  };
  const alt = alts.typed[idMedia] ?? saved;
  const { isDecoration } = alt;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [queue, setQueue] = useState<'waiting' | 'refused' | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null);
  const uses = usesOf(item, own);
  const isMissing = !isDecoration && (alt.altTh.trim() === '' || alt.altEn.trim() === '');

  const note = queue ? words.list.uploads : '';
  useEffect(() => onNote(idMedia, note), [idMedia, note, onNote]);
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
  async function saveAlt(): Promise<void> {
    if (isMissing) return setSaid({ tone: 'danger', text: say.altMissing });
    const { altTh, altEn } = alt;
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
  const watch = useCallback(
    (isBusy: boolean, isWaiting: boolean) =>
      setQueue(isWaiting ? 'waiting' : isBusy ? 'refused' : null),
    [],
  );
  function replaceWith(chosen: readonly File[]): void {
    setFiles(chosen);
    setQueue('waiting');
  }
  /** What was read is forgotten; what is typed or on its way is not. */
  function close(): void {
    setSaid(null);
    setDeleting(false);
    if (queue === 'refused') {
      setFiles([]);
      setQueue(null);
    }
    onClose();
  }
  function type(changed: Partial<TypedAlt>): void {
    const now = { ...alt, ...changed };
    const isSame = (Object.keys(saved) as (keyof TypedAlt)[]).every((at) => now[at] === saved[at]);
    if (isSame) alts.dropAlt(idMedia);
    else alts.keepAlt(idMedia, now);
  }
  const textOf = (name: 'altTh' | 'altEn') => ({
    name,
    label: say[name],
    words: words.form,
    maxLength: 200,
    disabled: isDecoration,
    value: isDecoration ? '' : alt[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      type({ [name]: target.value }),
  });
  return (
    <Dialog open={isOpen} size="gallery" title={say.detail} words={words} onClose={close}>
      <div className={styles['detail']}>
        <div>
          {video ? (
            isOpen && (
              <Film
                idMedia={idMedia}
                width={width}
                height={height}
                file={video}
                captions={item.captions}
                label={own.video}
                locale={place.locale}
              />
            )
          ) : (
            <img
              src={media(idMedia, 960, 'webp')}
              alt={nameIn(place.locale, alt.altTh, alt.altEn)}
              width={width}
              height={height}
            />
          )}
          <p className={styles['facts']}>{`${width} × ${height} · ${formatBytes(bytes)}`}</p>
          <h3>{say.where}</h3>
          {uses.length === 0 ? (
            <p>{say.unused}</p>
          ) : (
            <ul>
              {uses.map((use) => (
                <li key={use}>{use}</li>
              ))}
            </ul>
          )}
          {video && (
            <Later load={loadCaptionFields} words={{ ...words.later, failed: say.failed }}>
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
          )}
        </div>
        <div className={styles['acts']}>
          {said && (
            <p className={`form-note tone-${said.tone}`} role="status">
              {said.text}
            </p>
          )}
          <h3>{say.altTitle}</h3>
          <p className={styles['facts']}>{say.altLead}</p>
          <Field {...textOf('altTh')} lang="th" />
          <Field {...textOf('altEn')} lang="en" />
          <label className={styles['check']}>
            <input
              type="checkbox"
              checked={isDecoration}
              onChange={({ target }) => type({ isDecoration: target.checked })}
            />
            {say.decoration}
          </label>
          <Button onClick={() => void saveAlt()}>{say.saveAlt}</Button>
          <h3>{say.replace}</h3>
          <DropZone
            label={video ? say.replaceWithVideo : say.replaceWith}
            hint={say.replaceLead}
            accept={video ? VIDEO_TYPES.join(',') : 'image/png,image/jpeg'}
            words={words.upload}
            onFiles={replaceWith}
          >
            {files.length > 0 && (
              <LaterQueue
                place={place}
                kind={kind}
                files={files}
                room={1}
                onBusy={watch}
                onUploaded={async (other) =>
                  tell(await control.replaceBy(replace, idMedia, other.idMedia), say.replaced)
                }
              />
            )}
          </DropZone>
          {isDeleting ? (
            <div className="form-note tone-danger" role="alert">
              <p>
                {uses.length === 0
                  ? say.deleteAsk
                  : fill(say.deleteUsed, { uses: uses.join(', ') })}
              </p>
              <Button variant="secondary" onClick={() => setDeleting(false)}>
                {say.keep}
              </Button>
              {uses.length === 0 && (
                <Button variant="danger" icon="trash" onClick={() => void remove()}>
                  {say.deleteNow}
                </Button>
              )}
            </div>
          ) : (
            <Button variant="danger" icon="trash" onClick={() => setDeleting(true)}>
              {say.delete}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
