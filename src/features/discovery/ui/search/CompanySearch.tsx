import { memo } from 'react';
import { MAX_KEYWORD_LENGTH } from '#shared/core/address.ts';
import menu from '#shared/ui/form/SuggestionMenu.module.css';
import { classes } from '#shared/ui/style/classes.ts';
import styles from './CompanySearch.module.css';
import type { SearchMessages } from './search-messages.ts';

interface Props {
  readonly messages: SearchMessages;
  readonly keyword: string;
  readonly id: string;
  /** Only the field, with a visually hidden label. */
  readonly isBare?: boolean;
}

/** The keyword field, to which `suggest.ts` adds suggestions; works without JavaScript. */
export const CompanySearch = memo(function CompanySearch(props: Props) {
  const { messages, keyword, id, isBare = false } = props;
  const [field, label, list] = [`${id}-input`, `${id}-label`, `${id}-menu`];
  return (
    <div className={styles['box']}>
      <label id={label} htmlFor={field} className={isBare ? 'visually-hidden' : styles['label']}>
        {messages.keyword}
      </label>
      <input
        id={field}
        className={isBare ? undefined : styles['input']}
        name="keyword"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-controls={list}
        aria-expanded={false}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_KEYWORD_LENGTH}
        placeholder={messages.placeholder}
        defaultValue={keyword}
      />
      <div
        id={list}
        role="listbox"
        aria-labelledby={label}
        className={classes(menu['menu'], styles['menu'])}
        hidden
      />
      <p className="visually-hidden" role="status" />
    </div>
  );
});
