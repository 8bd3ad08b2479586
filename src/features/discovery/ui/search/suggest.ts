import Combobox from '@github/combobox-nav';
import { companyName, otherName } from '#shared/core/company/company-name.ts';
import { companyPage } from '#shared/core/company/company-paths.ts';
import type { ApiAnswer, ApiError } from '#shared/core/endpoint.ts';
import { fill } from '#shared/core/fill.ts';
import { type Locale, localeFromPath } from '#shared/core/locale.ts';
import { minimumDelay } from '#shared/ui/feedback/minimum-delay.ts';
import menu from '#shared/ui/form/SuggestionMenu.module.css';
import type { CompanyCard } from '../../core/discovery-contract.ts';
import styles from './CompanySearch.module.css';
import type { SearchMessages } from './search-messages.ts';

type Suggestion = Pick<
  CompanyCard,
  'idEmp' | 'companyNameTh' | 'companyNameEn' | 'hrsay' | 'reviewCount'
>;

const DEBOUNCE_MILLISECONDS = 150;
/** Input without a name: empty, or the word “company” that begins Thai company names. */
const NO_NAME_YET = /^(?:บริษัท)?$/;
const STATUS_CLASSES = [menu['menu'], styles['menu'], styles['said']].join(' ');

const started = new WeakSet<HTMLElement>();

/** Adds suggestions to the field in `box` once, also for text typed before the script ran. */
export default function suggestIn(box: HTMLElement): void {
  if (started.has(box)) return;
  started.add(box);
  const input = box.querySelector('input');
  const list = box.querySelector<HTMLElement>('[role=listbox]');
  const status = box.querySelector('[role=status]');
  if (!input || !list || !status) return;
  const messages = messagesOf(box);
  const locale = localeFromPath(location.pathname);
  const combobox = new Combobox(input, list, { tabInsertsSuggestions: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let call: AbortController | undefined;
  let isInVain = false;

  const show = (isOpen: boolean) => {
    list.hidden = !isOpen || list.childElementCount === 0;
    if (list.hidden) combobox.stop();
    // `start` clears the selection, so an already open list is not started again.
    else if (input.getAttribute('aria-expanded') !== 'true') combobox.start();
    status.className = isOpen && isInVain ? STATUS_CLASSES : 'visually-hidden';
  };
  const showResults = (found: readonly Suggestion[] | null, statusMessage: string) => {
    input.removeAttribute('aria-busy');
    const listed = [...list.querySelectorAll<HTMLElement>('[data-href]')];
    // Options already listed keep their element, and so their selection.
    const options = (found ?? []).map((item) => {
      const href = suggestionHref(item, locale);
      return (
        listed.find(({ dataset }) => dataset['href'] === href) ?? optionOf(item, messages, locale)
      );
    });
    list.replaceChildren(...options);
    if (!list.querySelector('[aria-selected=true]')) combobox.clearSelection();
    status.textContent = statusMessage;
  };
  const search = () => {
    clearTimeout(timer);
    call?.abort();
    const keyword = input.value;
    if (NO_NAME_YET.test(keyword.trim())) {
      isInVain = false;
      showResults([], '');
      show(false);
      return;
    }
    timer = setTimeout(async () => {
      const controller = new AbortController();
      call = controller;
      input.setAttribute('aria-busy', 'true');
      status.textContent = messages.loading;
      const found = await suggestCompanies(keyword, locale, controller.signal);
      if (controller.signal.aborted) return;
      isInVain = found === null || found.length === 0;
      showResults(found, statusOf(found, messages));
      show(document.activeElement === input);
    }, DEBOUNCE_MILLISECONDS);
  };

  input.addEventListener('input', search);
  input.addEventListener('blur', () => show(false));
  input.addEventListener('keydown', (event) => {
    const isActive = input.hasAttribute('aria-activedescendant');
    if (event.key === 'Escape' || (event.key === 'Enter' && !isActive && !event.isComposing)) {
      show(false);
    }
    if (event.key !== 'ArrowDown' || !list.hidden || list.childElementCount === 0) return;
    event.preventDefault();
    show(true);
    combobox.navigate(1);
  });
  // The field keeps focus while an option is clicked.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('combobox-commit', ({ target }) => {
    if (target instanceof HTMLElement) location.assign(target.dataset['href'] ?? '');
  });
  if (input.value !== input.defaultValue) search();
}

/** Reads the field's own messages, or the copy that search fields of the page share. */
function messagesOf(box: HTMLElement): SearchMessages {
  const ownMessages = box.dataset['search'];
  const shared = document.querySelector<HTMLElement>('[data-search]')?.dataset['search'];
  return JSON.parse(ownMessages ?? shared ?? '{}');
}

function statusOf(found: readonly Suggestion[] | null, messages: SearchMessages): string {
  if (found === null) return messages.failed;
  return found.length === 0 ? messages.nothing : fill(messages.found, { count: found.length });
}

function optionOf(item: Suggestion, messages: SearchMessages, locale: Locale): HTMLElement {
  const option = document.createElement('div');
  option.setAttribute('role', 'option');
  option.className = menu['item'] ?? '';
  option.dataset['href'] = suggestionHref(item, locale);
  const [main, other] = [document.createElement('span'), document.createElement('span')];
  main.textContent = companyName(item, locale).text;
  other.className = styles['other'] ?? '';
  const reviews = item.reviewCount > 0 ? fill(messages.reviews, { count: item.reviewCount }) : '';
  other.textContent = [otherName(item, locale)?.text, reviews].filter(Boolean).join(' · ');
  option.append(main, other);
  return option;
}

/** Suggestions, or null on failure. Uses fetch: the client library adds 4 kB to every page. */
async function suggestCompanies(
  keyword: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<readonly Suggestion[] | null> {
  try {
    const responsePromise = fetch('/yousay-api', {
      method: 'POST',
      headers: { 'Content-Language': locale },
      body: new URLSearchParams({ service: 'getAutoCompleteCompany', keyword }),
      signal,
    });
    const response = await minimumDelay(responsePromise);
    const body: ApiAnswer<Suggestion[]> | ApiError = await response.json();
    return body.success === 1 ? body.data : null;
  } catch {
    return null;
  }
}

function suggestionHref(item: Suggestion, locale: Locale): string {
  return companyPage(locale, item, item.hrsay ? 'hrsay' : 'yousay');
}
