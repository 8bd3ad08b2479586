import Combobox from '@github/combobox-nav';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { companyName, type NamedCompany } from '#shared/core/company/company-name.ts';
import type { ApiAnswer, ApiError } from '#shared/core/endpoint.ts';
import { fill } from '#shared/core/fill.ts';
import { inLanguage, otherLocale } from '#shared/core/in-language.ts';
import type { Locale } from '#shared/core/locale.ts';
import fieldStyles from '#shared/ui/form/Field.module.css';
import { FieldFrame } from '#shared/ui/form/FieldFrame.tsx';
import { describedBy } from '#shared/ui/form/field-ids.ts';
import menu from '#shared/ui/form/SuggestionMenu.module.css';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import styles from './Resume.module.css';
import type { ResumeMessages } from './resume-messages.ts';

interface SelectedCompany {
  readonly idEmp: number | null;
  readonly companyName: string;
}

interface Props {
  readonly id: string;
  readonly name: string;
  readonly locale: Locale;
  readonly messages: ResumeMessages;
  readonly value: SelectedCompany;
  readonly error: string | undefined;
  readonly onChange: (selected: SelectedCompany) => void;
}

const PAUSE_MILLISECONDS = 200;

type SearchState = 'idle' | 'loading' | 'ready' | 'failed';

/** A company selected from suggestions, or a typed name. */
export function CompanyField(props: Props): ReactNode {
  const { id, name, locale, messages, value, error, onChange } = props;
  const { work: workMessages, search } = messages.resume;
  const { items, state, searchFor, stop } = useFoundCompanies(locale);
  const [isExpanded, setExpanded] = useState(false);
  const isOpen = isExpanded && items.length > 0;
  const { input, list } = useCombobox(isOpen, (idOption) => {
    const picked = items.find(({ idEmp }) => optionId(id, idEmp) === idOption);
    if (!picked) return;
    stop();
    onChange({ idEmp: picked.idEmp, companyName: companyName(picked, locale).text });
  });
  const type = (text: string) => {
    onChange({ idEmp: null, companyName: text });
    setExpanded(true);
    searchFor(text);
  };
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setExpanded(false);
    else if (key === 'ArrowDown') setExpanded(true);
  };
  const statusMessage = {
    idle: '',
    loading: search.loading,
    failed: search.failed,
    ready: items.length === 0 ? search.nothing : fill(search.found, { count: items.length }),
  }[state];

  return (
    <div className={styles['company']}>
      <FieldFrame
        id={id}
        error={error}
        label={workMessages.company}
        hint={workMessages.companyHint}
        required
        messages={messages.field}
      >
        <input
          ref={input}
          id={id}
          name={name}
          className={fieldStyles['control']}
          role="combobox"
          aria-autocomplete="list"
          aria-controls={`${id}-menu`}
          aria-expanded={isOpen}
          autoComplete="off"
          required
          value={value.companyName}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={handleKey}
          onBlur={() => setExpanded(false)}
          aria-describedby={describedBy(id, workMessages.companyHint, error)}
          aria-invalid={error ? true : undefined}
        />
        <div
          ref={list}
          id={`${id}-menu`}
          role="listbox"
          aria-label={workMessages.company}
          className={menu['menu']}
          hidden={!isOpen}
          // The field keeps focus while an option is clicked.
          onMouseDown={(event) => event.preventDefault()}
        >
          {isOpen &&
            items.map((item) => (
              <div
                key={item.idEmp}
                id={optionId(id, item.idEmp)}
                role="option"
                tabIndex={-1}
                className={menu['item']}
              >
                <span>{companyName(item, locale).text}</span>
                <span className={styles['other']}>
                  {inLanguage(otherLocale(locale), item.companyNameTh, item.companyNameEn)}
                </span>
              </div>
            ))}
        </div>
      </FieldFrame>
      {value.idEmp !== null && (
        <p className={styles['known']}>
          <Icon of="check" size={16} />
          {workMessages.onSite}
        </p>
      )}
      <p
        className={state === 'ready' && items.length > 0 ? 'visually-hidden' : styles['said']}
        role="status"
      >
        {statusMessage}
      </p>
    </div>
  );
}

const optionId = (id: string, idEmp: number): string => `${id}-option-${idEmp}`;

function useFoundCompanies(locale: Locale) {
  const [items, setItems] = useState<readonly NamedCompany[]>([]);
  const [state, setState] = useState<SearchState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const call = useRef<AbortController>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    call.current?.abort();
    setItems([]);
    setState('idle');
  };
  const searchFor = (text: string) => {
    stop();
    if (text.trim() === '') return;
    timer.current = setTimeout(async () => {
      const controller = new AbortController();
      call.current = controller;
      setState('loading');
      const found = await findCompanies(text, locale, controller.signal);
      if (controller.signal.aborted) return;
      setItems(found ?? []);
      setState(found === null ? 'failed' : 'ready');
    }, PAUSE_MILLISECONDS);
  };
  return { items, state, searchFor, stop };
}

/** Arrow keys move through the options of the open list. */
function useCombobox(isOpen: boolean, onPick: (idOption: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const pick = useEffectEvent(({ target }: Event) => onPick((target as Element).id));
  useEffect(() => {
    const options = list.current;
    if (!isOpen || !input.current || !options) return;
    const combobox = new Combobox(input.current, options, { tabInsertsSuggestions: false });
    combobox.start();
    options.addEventListener('combobox-commit', pick);
    return () => {
      combobox.stop();
      options.removeEventListener('combobox-commit', pick);
    };
  }, [isOpen]);
  return { input, list };
}

/** Finds companies to suggest; none if the request fails. */
async function findCompanies(
  keyword: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly NamedCompany[] | null> {
  try {
    const response = await fetch('/yousay-api', {
      method: 'POST',
      headers: { 'Content-Language': locale },
      body: new URLSearchParams({ service: 'getAutoCompleteCompany', keyword }),
      signal,
    });
    const body: ApiAnswer<NamedCompany[]> | ApiError = await response.json();
    return body.success === 1 ? body.data : null;
  } catch {
    return null;
  }
}
