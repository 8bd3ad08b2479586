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
  BROCHURE_DESTINATIONS,
  type BrochureDestination,
  MAX_BROCHURE_LENGTH,
} from '../../../core/brochure/split-brochure.ts';
import styles from '../Wizard.module.css';
import own from './Brochure.module.css';
import type { BrochureProps } from './brochure-props.ts';
import { useBrochure } from './use-brochure.ts';

const EXCERPT_LENGTH = 400;

type State = ReturnType<typeof useBrochure>;

/** Splits a pasted text into paragraphs, and puts each where the user selects. */
export function BrochurePanel({ draft, messages }: BrochureProps): ReactNode {
  const brochure = useBrochure(draft);
  const { text, parts, failed, isBusy, isPut } = brochure;
  return (
    <div className={styles['group']}>
      {failed && <FormNotice text={failed} />}
      <p role="status">
        {isPut ? messages.done : parts && fill(messages.found, { count: parts.length })}
      </p>
      {isPut && (
        <div className={styles['picture']}>
          <Button variant="secondary" busy={isBusy} onClick={brochure.undo}>
            {draft.messages.list.undo}
          </Button>
          <Button variant="quiet" onClick={brochure.restart}>
            {messages.restart}
          </Button>
        </div>
      )}
      {!isPut && (
        <>
          <TextArea
            messages={draft.messages.form}
            label={messages.label}
            hint={messages.hint}
            rows={8}
            error={text.length > MAX_BROCHURE_LENGTH ? messages.tooMuch : undefined}
            counter={`${text.length} / ${MAX_BROCHURE_LENGTH}`}
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
              {messages.split}
            </Button>
          </div>
          {parts && parts.length > 0 && (
            <Parts brochure={brochure} draft={draft} messages={messages} />
          )}
        </>
      )}
    </div>
  );
}

function Parts({
  brochure,
  draft,
  messages,
}: BrochureProps & { readonly brochure: State }): ReactNode {
  const { parts, texts, replaces, placed, isBusy } = brochure;
  const { field, form } = draft.messages;
  const names: Readonly<Record<BrochureDestination, string | undefined>> = {
    about: field['about'],
    vision: field['vision'],
    mission: field['mission'],
    history: messages.history,
    reasons: field['whyJoinUs'],
  };
  const options = BROCHURE_DESTINATIONS.map((value) => ({ value, label: names[value] ?? value }));
  const isEmpty = placed.texts.length + placed.lists.length === 0;
  return (
    <>
      <ol className={classes('bare-list', own['parts'])}>
        {parts?.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts stay in the order of their text
          <li key={index} className={own['part']}>
            <p className={own['text']}>{cutText(part.text, EXCERPT_LENGTH)}</p>
            <Select
              messages={form}
              label={fill(messages.to, { number: index + 1 })}
              placeholder={messages.none}
              options={options}
              value={part.destination ?? ''}
              onChange={({ target }) => brochure.choose(index, placeOf(target.value))}
            />
          </li>
        ))}
      </ol>
      <ul className={classes('bare-list', own['parts'])}>
        {placed.texts.map(({ destination, text, maxLength }) => (
          <li key={destination}>
            {fill(messages.length, {
              name: names[destination] ?? '',
              length: text.length,
              longest: maxLength,
            })}
            {texts[destination] !== '' && (
              <Checkbox
                checked={replaces.includes(destination)}
                onChange={({ target }) => brochure.replace(destination, target.checked)}
              >
                {fill(messages.replace, { name: names[destination] ?? '' })}
              </Checkbox>
            )}
          </li>
        ))}
        {placed.lists.map(({ destination, items, remaining, tooLong }) => (
          <li key={destination}>
            {fill(messages.count, {
              name: names[destination] ?? '',
              count: items.length,
              room: remaining,
            })}
            {tooLong > 0 && ` ${fill(messages.tooLong, { count: tooLong })}`}
          </li>
        ))}
      </ul>
      {!placed.fits && <FormNotice text={messages.unfit} />}
      <div>
        <Button busy={isBusy} disabled={isEmpty || !placed.fits} onClick={brochure.put}>
          {messages.put}
        </Button>
      </div>
    </>
  );
}

function placeOf(value: string): BrochureDestination | null {
  return BROCHURE_DESTINATIONS.find((destination) => destination === value) ?? null;
}
