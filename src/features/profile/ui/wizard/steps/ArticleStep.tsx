import { type ReactNode, useEffect } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { formatDate } from '#shared/core/format.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import { bodyText } from '../../../core/article/body-text.ts';
import { ADD_ITEM_HASH } from '../../../core/profile-paths.ts';
import { itemsOfList } from '../../../core/section-draft/arrange-items.ts';
import type { Article } from '../../../core/sections/article.ts';
import styles from '../article/ArticlePage.module.css';
import { type SectionDraft, useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { useItemFields } from '../item-fields.ts';
import { Miniature } from '../Miniature.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly sectionMessages: Catalogue['profile']['section']['article'];
  readonly choices: {
    /** Frequent tags in the language of the page. */
    readonly tags: readonly string[];
    /** On the articles page, not in the wizard: the list shown first, and the opened article. */
    readonly first?: Kind;
    readonly opened?: string | null;
  };
}

type Kind = 'article' | 'brandStory';

const loadFields = () => import('../article/ArticleFields.tsx');

/** Display order of the two lists, by the one that the user came for. */
const LISTS: Readonly<Record<Kind, readonly Kind[]>> = {
  article: ['article', 'brandStory'],
  brandStory: ['brandStory', 'article'],
};

/** The URL of this page with one article, or with the lists. */
function pageUrl(item: string | null): string {
  const url = new URL(window.location.href);
  if (item === null) url.searchParams.delete('item');
  else url.searchParams.set('item', item);
  return url.pathname + url.search;
}

export default function ArticleStep({ sectionMessages, choices, ...step }: Props): ReactNode {
  const { opened = null, first } = choices;
  const lists = first ? step.paths.back : pageUrl(null);
  // Removes `#add` after use, so that the back button adds no second item.
  useEffect(() => {
    if (window.location.hash === ADD_ITEM_HASH)
      window.history.replaceState(null, '', pageUrl(opened));
  }, [opened]);
  const paths = opened === null ? step.paths : { ...step.paths, back: lists };
  const draft = useSectionDraft({ ...step, paths });
  const openedArticle = draft.items.find(({ idItem }) => idItem === opened);
  const shell = {
    draft,
    titleOf: ({ headline1 }: Article) => headline1,
    formatValue: (field: string, value: unknown) =>
      field === 'body' ? bodyText(value as Article['body']) : undefined,
  };
  if (!openedArticle) {
    const kinds = LISTS[first ?? 'article'];
    return (
      <StepShell<Article>
        {...shell}
        sectionMessages={sectionMessages}
        miniature={() => miniatures(draft, kinds)}
      >
        {kinds.map((kind) => (
          <ArticleList
            key={kind}
            draft={draft}
            kind={kind}
            sectionMessages={sectionMessages}
            addsOnOpen={kind === first && window.location.hash === ADD_ITEM_HASH}
          />
        ))}
      </StepShell>
    );
  }
  return (
    <StepShell<Article>
      {...shell}
      sectionMessages={{ title: sectionMessages[openedArticle.kind as Kind].write }}
      above={
        <a className={styles['up']} href={lists}>
          <Icon of="chevronLeft" />
          {sectionMessages.title}
        </a>
      }
      ways={['later', 'back']}
    >
      <OpenedArticle
        draft={draft}
        index={draft.items.indexOf(openedArticle)}
        sectionMessages={sectionMessages}
        presets={choices.tags}
      />
    </StepShell>
  );
}

interface ListProps {
  readonly draft: SectionDraft;
  readonly kind: Kind;
  readonly sectionMessages: Props['sectionMessages'];
  readonly addsOnOpen: boolean;
}

function ArticleList({ draft, kind, sectionMessages, addsOnOpen }: ListProps): ReactNode {
  const author = (draft.items.slice(-1)[0]?.content as Article | undefined)?.author ?? '';
  /** Articles and chapters share one cap, so the other list's items reduce this one's. */
  const remaining =
    (draft.caps[kind] ?? 0) - draft.items.filter((item) => item.kind !== kind).length;
  return (
    <ItemList<Article>
      kind={kind}
      draft={{ ...draft, caps: { ...draft.caps, [kind]: remaining } }}
      messages={sectionMessages[kind]}
      rowOf={({ headline1, coverMedia }) => ({ title: headline1, idMedia: coverMedia })}
      pageOf={pageUrl}
      adder={(add) => (
        <Adder
          label={sectionMessages[kind].add}
          addsOnOpen={addsOnOpen}
          add={() => add({ articleDate: thaiDay(new Date()), author })}
        />
      )}
    />
  );
}

interface AdderProps {
  readonly label: string;
  readonly addsOnOpen: boolean;
  readonly add: () => unknown;
}

function Adder({ label, addsOnOpen, add }: AdderProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (addsOnOpen) add();
  }, []);
  return (
    <Button variant="secondary" icon="plus" onClick={add}>
      {label}
    </Button>
  );
}

interface OpenedArticleProps {
  readonly draft: SectionDraft;
  readonly index: number;
  readonly sectionMessages: Props['sectionMessages'];
  readonly presets: readonly string[];
}

function OpenedArticle({ draft, index, sectionMessages, presets }: OpenedArticleProps): ReactNode {
  const fields = useItemFields<Article>(draft, index);
  // `#wrong`: the list page found errors in this article, so its fields are validated at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (window.location.hash === '#wrong') void draft.form.trigger(`items.${index}`);
  }, []);
  return (
    <Later load={loadFields} messages={draft.messages.later}>
      {({ ArticleFields }) => (
        <ArticleFields draft={draft} fields={fields} messages={sectionMessages} presets={presets} />
      )}
    </Later>
  );
}

function miniatures(draft: SectionDraft, kinds: readonly Kind[]): ReactNode {
  return kinds
    .flatMap((kind) => itemsOfList(draft.items, kind))
    .map(({ idItem, content }) => {
      const { headline1, headline2, coverMedia, articleDate } = content as Article;
      return (
        <Miniature
          key={idItem}
          idMedia={coverMedia}
          over={articleDate && formatDate(draft.context.locale, new Date(articleDate))}
          title={headline1}
          text={headline2}
        />
      );
    });
}
