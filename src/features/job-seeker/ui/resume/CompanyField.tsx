import { useCombobox } from 'downshift';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { companyName } from '#shared/core/company-name.ts';
import { fill } from '#shared/core/fill.ts';
import type { Locale } from '#shared/core/locale.ts';
import fieldStyles from '#shared/ui/form/Field.module.css';
import { FieldFrame } from '#shared/ui/form/FieldFrame.tsx';
import { describedBy } from '#shared/ui/form/field-ids.ts';
import menu from '#shared/ui/form/SuggestionMenu.module.css';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import type { FoundCompany } from './find-companies.ts';
import { findCompanies } from './find-companies.ts';
import styles from './Resume.module.css';
import type { ResumeWords } from './resume-words.ts';

interface Chosen {
  readonly idEmp: number | null;
  readonly companyName: string;
}

interface Props {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  readonly words: ResumeWords;
  readonly value: Chosen;
  readonly error: string | undefined;
  readonly onChange: (chosen: Chosen) => void;
}

const PAUSE_MILLISECONDS = 200;

type Looking = 'idle' | 'loading' | 'ready' | 'failed';

/** A company of the site, picked from what the search suggests, or the name as it was typed. */
export function CompanyField({
  id,
  name,
  locale,
  words,
  value,
  error,
  onChange,
}: Props): ReactNode {
  const { work: say, search } = words.resume;
  const [items, setItems] = useState<readonly FoundCompany[]>([]);
  const [state, setState] = useState<Looking>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const call = useRef<AbortController>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    call.current?.abort();
    setItems([]);
    setState('idle');
  };
  const look = (text: string) => {
    stop();
    if (text.trim() === '') return;
    timer.current = setTimeout(async () => {
      const own = new AbortController();
      call.current = own;
      setState('loading');
      const found = await findCompanies(text, locale, own.signal);
      if (own.signal.aborted) return;
      setItems(found ?? []);
      setState(found === null ? 'failed' : 'ready');
    }, PAUSE_MILLISECONDS);
  };

  const nameOf = (company: FoundCompany) => companyName(company, locale).text;
  const box = useCombobox<FoundCompany>({
    id,
    inputId: id,
    items: [...items],
    inputValue: value.companyName,
    // Never anything but what the fields hold, so that picking the same company again counts too.
    selectedItem: null,
    itemToString: (item) => (item ? nameOf(item) : ''),
    onSelectedItemChange: ({ selectedItem, type }) => {
      // Leaving the field under a resting pointer picks nothing.
      if (!selectedItem || type === useCombobox.stateChangeTypes.InputBlur) return;
      stop();
      onChange({ idEmp: selectedItem.idEmp, companyName: nameOf(selectedItem) });
    },
  });
  const isOpen = box.isOpen && items.length > 0;
  const field = box.getInputProps({
    'aria-expanded': isOpen,
    onChange: ({ currentTarget }) => {
      onChange({ idEmp: null, companyName: currentTarget.value });
      look(currentTarget.value);
    },
  });
  const said = {
    idle: '',
    loading: search.loading,
    failed: search.failed,
    ready: items.length === 0 ? search.nothing : fill(search.found, { count: items.length }),
  }[state];

  return (
    <div className={styles['company']}>
      <FieldFrame
        {...{ id, error }}
        label={say.company}
        hint={say.companyHint}
        required
        words={words.field}
      >
        <input
          {...field}
          id={id}
          name={name}
          className={fieldStyles['control']}
          autoComplete="off"
          maxLength={200}
          required
          // Downshift writes it empty while nothing is active, and names a label of its own.
          aria-activedescendant={field['aria-activedescendant'] || undefined}
          aria-labelledby={undefined}
          aria-describedby={describedBy(id, say.companyHint, error)}
          aria-invalid={error ? true : undefined}
        />
        <ul
          {...box.getMenuProps({ 'aria-label': say.company, 'aria-labelledby': undefined })}
          className={menu['menu']}
          hidden={!isOpen}
        >
          {isOpen &&
            items.map((item, index) => (
              <li
                key={item.idEmp}
                className={menu['item']}
                data-active={box.highlightedIndex === index || undefined}
                {...box.getItemProps({ item, index })}
              >
                <span>{nameOf(item)}</span>
                <span className={styles['other']}>
                  {locale === 'th' ? item.companyNameEn : item.companyNameTh}
                </span>
              </li>
            ))}
        </ul>
      </FieldFrame>
      {value.idEmp !== null && (
        <p className={styles['known']}>
          <Icon of="check" size={16} />
          {say.onSite}
        </p>
      )}
      <p
        className={state === 'ready' && items.length > 0 ? 'visually-hidden' : styles['said']}
        role="status"
      >
        {said}
      </p>
    </div>
  );
}
