import type { ReactNode } from 'react';
import { fill } from '#shared/core/fill.ts';
import { cutText } from '#shared/core/text/cut-text.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { classes } from '#shared/ui/style/classes.ts';
import {
  BROCHURE_PLACES,
  type BrochurePlace,
  LONGEST_BROCHURE,
} from '../../../core/brochure/split-brochure.ts';
import styles from '../Wizard.module.css';
import own from './Brochure.module.css';
import type { BrochureProps } from './brochure-props.ts';
import { useBrochure } from './use-brochure.ts';

/** A part is known by its beginning. */
const SHOWN = 400;

type State = ReturnType<typeof useBrochure>;

/** A text is pasted, split into its paragraphs, and put where each of them is chosen to go. */
export function BrochurePanel({ draft, say }: BrochureProps): ReactNode {
  const brochure = useBrochure(draft);
  const { text, parts, failed, isBusy, isPut } = brochure;
  return (
    <div className={styles['group']}>
      {failed && <FormNotice text={failed} />}
      <p role="status">{isPut ? say.done : parts && fill(say.found, { count: parts.length })}</p>
      {isPut && (
        <div className={styles['picture']}>
          <Button variant="secondary" busy={isBusy} onClick={brochure.undo}>
            {draft.words.list.undo}
          </Button>
          <Button variant="quiet" onClick={brochure.again}>
            {say.again}
          </Button>
        </div>
      )}
      {!isPut && (
        <>
          <TextArea
            words={draft.words.form}
            label={say.label}
            hint={say.hint}
            rows={8}
            error={text.length > LONGEST_BROCHURE ? say.tooMuch : undefined}
            counter={`${text.length} / ${LONGEST_BROCHURE}`}
            value={text}
            onChange={({ target }) => brochure.type(target.value)}
          />
          <div>
            <Button
              variant="secondary"
              busy={isBusy}
              disabled={text.trim() === ''}
              onClick={brochure.split}
            >
              {say.split}
            </Button>
          </div>
          {parts && parts.length > 0 && <Parts brochure={brochure} draft={draft} say={say} />}
        </>
      )}
    </div>
  );
}

/** The paragraphs with their choices, what becomes of the page, and the act. */
function Parts({ brochure, draft, say }: BrochureProps & { readonly brochure: State }): ReactNode {
  const { parts, texts, replaces, placed, isBusy } = brochure;
  const { field, form } = draft.words;
  const names: Readonly<Record<BrochurePlace, string | undefined>> = {
    about: field['about'],
    vision: field['vision'],
    mission: field['mission'],
    history: say.history,
    reasons: field['whyJoinUs'],
  };
  const options = BROCHURE_PLACES.map((value) => ({ value, label: names[value] ?? value }));
  const isEmpty = placed.texts.length + placed.lists.length === 0;
  return (
    <>
      <ol className={classes('bare-list', own['parts'])}>
        {parts?.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts stay in the order of their text
          <li key={at} className={own['part']}>
            <p className={own['text']}>{cutText(part.text, SHOWN)}</p>
            <Select
              words={form}
              label={fill(say.to, { number: at + 1 })}
              placeholder={say.none}
              options={options}
              value={part.place ?? ''}
              onChange={({ target }) => brochure.choose(at, placeOf(target.value))}
            />
          </li>
        ))}
      </ol>
      <ul className={classes('bare-list', own['parts'])}>
        {placed.texts.map(({ place, text, longest }) => (
          <li key={place}>
            {fill(say.length, { name: names[place] ?? '', length: text.length, longest })}
            {texts[place] !== '' && (
              <Checkbox
                checked={replaces.includes(place)}
                onChange={({ target }) => brochure.replace(place, target.checked)}
              >
                {fill(say.replace, { name: names[place] ?? '' })}
              </Checkbox>
            )}
          </li>
        ))}
        {placed.lists.map(({ place, items, room, tooLong }) => (
          <li key={place}>
            {fill(say.count, { name: names[place] ?? '', count: items.length, room })}
            {tooLong > 0 && ` ${fill(say.tooLong, { count: tooLong })}`}
          </li>
        ))}
      </ul>
      {!placed.fits && <FormNotice text={say.unfit} />}
      <div>
        <Button busy={isBusy} disabled={isEmpty || !placed.fits} onClick={brochure.put}>
          {say.put}
        </Button>
      </div>
    </>
  );
}

function placeOf(value: string): BrochurePlace | null {
  return BROCHURE_PLACES.find((place) => place === value) ?? null;
}
