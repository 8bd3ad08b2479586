import { useCombobox } from 'downshift';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { companyName, otherName } from '#shared/core/company-name.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import menu from '#shared/ui/form/SuggestionMenu.module.css';
import { classes } from '#shared/ui/style/classes.ts';
import { LONGEST_KEYWORD } from '../../core/discovery-paths.ts';
import styles from './CompanySearch.module.css';
import type { SearchWords } from './search-words.ts';
import type { Suggestion } from './suggest-companies.ts';
import { suggestCompanies, suggestionHref } from './suggest-companies.ts';

interface Props {
  readonly locale: Locale;
  readonly words: SearchWords;
  readonly keyword: string;
  readonly id: string;
  /** Only the field, which whoever shows it styles; its label is there to be heard. */
  readonly isBare?: boolean;
}

const DEBOUNCE_MILLISECONDS = 150;

type State = 'idle' | 'loading' | 'ready' | 'failed';

/** The keyword field of a search form, with suggestions; without JavaScript it is a plain field. */
export default function CompanySearch({
  locale,
  words,
  keyword,
  id,
  isBare = false,
}: Props): ReactNode {
  const [items, setItems] = useState<readonly Suggestion[]>([]);
  const [state, setState] = useState<State>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const call = useRef<AbortController>(undefined);

  const look = (text: string) => {
    clearTimeout(timer.current);
    call.current?.abort();
    if (text.trim() === '') {
      setItems([]);
      setState('idle');
      return;
    }
    timer.current = setTimeout(async () => {
      const own = new AbortController();
      call.current = own;
      setState('loading');
      const found = await suggestCompanies(text, locale, own.signal);
      if (own.signal.aborted) return;
      setItems(found ?? []);
      setState(found === null ? 'failed' : 'ready');
    }, DEBOUNCE_MILLISECONDS);
  };

  const box = useCombobox<Suggestion>({
    id,
    inputId: `${id}-input`,
    items: [...items],
    initialInputValue: keyword,
    itemToString: (item) => (item ? nameOf(item, locale).main : ''),
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) look(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) window.location.assign(suggestionHref(selectedItem, locale));
    },
  });

  const isAwake = useRef(false);
  useEffect(() => {
    if (isAwake.current) return;
    isAwake.current = true;
    // What was typed before the script arrived counts as well.
    const typed = document.querySelector<HTMLInputElement>(`#${id}-input`)?.value ?? keyword;
    if (typed === keyword) return;
    box.setInputValue(typed);
    box.openMenu();
    look(typed);
  });

  const inputId = `${id}-input`;
  const isOpen = box.isOpen && items.length > 0;
  const field = box.getInputProps({
    'aria-expanded': isOpen,
    onKeyDown: ({ key, nativeEvent }) => {
      if (key !== 'Enter' || box.highlightedIndex >= 0 || nativeEvent.isComposing) return;
      // Downshift would close the list and keep the form from being sent.
      Object.assign(nativeEvent, { preventDownshiftDefault: true });
      box.closeMenu();
    },
  });
  const isInVain = box.isOpen && (state === 'failed' || (state === 'ready' && !isOpen));
  const said = {
    idle: '',
    loading: words.loading,
    failed: words.failed,
    ready: items.length === 0 ? words.nothing : fill(words.found, { count: items.length }),
  }[state];

  return (
    <div className={styles['box']}>
      <label
        className={isBare ? 'visually-hidden' : styles['label']}
        {...box.getLabelProps()}
        htmlFor={inputId}
      >
        {words.keyword}
      </label>
      <input
        {...field}
        // Downshift writes it empty while nothing is active, which is no id of anything.
        aria-activedescendant={field['aria-activedescendant'] || undefined}
        className={isBare ? undefined : styles['input']}
        name="keyword"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_KEYWORD}
        placeholder={words.placeholder}
        aria-busy={state === 'loading' || undefined}
      />
      <ul
        {...box.getMenuProps()}
        className={classes(menu['menu'], styles['menu'])}
        hidden={!isOpen}
      >
        {isOpen &&
          items.map((item, index) => {
            const { main, other } = nameOf(item, locale);
            return (
              <li
                key={item.idEmp}
                className={menu['item']}
                data-active={box.highlightedIndex === index || undefined}
                {...box.getItemProps({ item, index })}
              >
                <span>{main}</span>
                <span className={styles['other']}>
                  {other}
                  {other && item.reviewCount > 0 ? ' · ' : ''}
                  {item.reviewCount > 0 ? fill(words.reviews, { count: item.reviewCount }) : ''}
                </span>
              </li>
            );
          })}
      </ul>
      <p
        className={
          isInVain ? classes(menu['menu'], styles['menu'], styles['said']) : 'visually-hidden'
        }
        role="status"
      >
        {said}
      </p>
    </div>
  );
}

function nameOf(item: Suggestion, locale: Locale): { main: string; other: string } {
  return { main: companyName(item, locale).text, other: otherName(item, locale)?.text ?? '' };
}
