import { type ReactNode, useEffect } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { formatDate } from '#shared/core/format.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { Icon } from '#shared/ui/icon/Icon.tsx';
import { bodyText } from '../../../core/article/body-text.ts';
import { ADDS_AT_ONCE } from '../../../core/profile-paths.ts';
import { listed } from '../../../core/section-draft/arrange-items.ts';
import type { Article } from '../../../core/sections/article.ts';
import styles from '../article/ArticlePage.module.css';
import { type SectionDraft, useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { useItemFields } from '../item-fields.ts';
import { Miniature } from '../Miniature.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly say: Catalogue['profile']['section']['article'];
  readonly choices: {
    /** In the language of the page. */
    readonly tags: readonly string[];
    /** The list that stands first outside the wizard, and the article that is written. */
    readonly first?: Kind;
    readonly opened?: string | null;
  };
}

type Kind = 'article' | 'brandStory';

const loadFields = () => import('../article/ArticleFields.tsx');

/** Both lists, in their order: outside the wizard that stands first which was come for. */
const LISTS: Readonly<Record<Kind, readonly Kind[]>> = {
  article: ['article', 'brandStory'],
  brandStory: ['brandStory', 'article'],
};

/** This page with one article on it, or with the lists where none is named. */
function addressOf(item: string | null): string {
  const url = new URL(window.location.href);
  if (item === null) url.searchParams.delete('item');
  else url.searchParams.set('item', item);
  return url.pathname + url.search;
}

export default function ArticleStep({ say, choices, ...step }: Props): ReactNode {
  const { opened = null, first } = choices;
  const lists = first ? step.paths.back : addressOf(null);
  // After the button has read it, so that coming back adds nothing.
  useEffect(() => {
    if (window.location.hash === ADDS_AT_ONCE)
      window.history.replaceState(null, '', addressOf(opened));
  }, [opened]);
  const paths = opened === null ? step.paths : { ...step.paths, back: lists };
  const draft = useSectionDraft({ ...step, paths });
  const written = draft.items.find(({ idItem }) => idItem === opened);
  const shell = {
    draft,
    titleOf: ({ headline1 }: Article) => headline1,
    shown: (field: string, value: unknown) =>
      field === 'body' ? bodyText(value as Article['body']) : undefined,
  };
  if (!written) {
    const kinds = LISTS[first ?? 'article'];
    return (
      <StepShell<Article> {...shell} say={say} miniature={() => miniatures(draft, kinds)}>
        {kinds.map((kind) => (
          <ArticleList
            key={kind}
            draft={draft}
            kind={kind}
            say={say}
            isAsked={kind === first && window.location.hash === ADDS_AT_ONCE}
          />
        ))}
      </StepShell>
    );
  }
  return (
    <StepShell<Article>
      {...shell}
      say={{ title: say[written.kind as Kind].write }}
      above={
        <a className={styles['up']} href={lists}>
          <Icon of="chevronLeft" />
          {say.title}
        </a>
      }
      ways={['later', 'back']}
    >
      <OneArticle
        draft={draft}
        at={draft.items.indexOf(written)}
        say={say}
        presets={choices.tags}
      />
    </StepShell>
  );
}

interface ListProps {
  readonly draft: SectionDraft;
  readonly kind: Kind;
  readonly say: Props['say'];
  /** The page was come for to add to it. */
  readonly isAsked: boolean;
}

function ArticleList({ draft, kind, say, isAsked }: ListProps): ReactNode {
  const author = (draft.items.slice(-1)[0]?.content as Article | undefined)?.author ?? '';
  /** Both lists share what the package has room for. */
  const room = (draft.caps[kind] ?? 0) - draft.items.filter((item) => item.kind !== kind).length;
  return (
    <ItemList<Article>
      kind={kind}
      draft={{ ...draft, caps: { ...draft.caps, [kind]: room } }}
      say={say[kind]}
      rowOf={({ headline1, coverMedia }) => ({ title: headline1, idMedia: coverMedia })}
      pageOf={addressOf}
      adder={(add) => (
        <Adder
          say={say[kind].add}
          isAsked={isAsked}
          add={() => add({ articleDate: thaiDay(new Date()), author })}
        />
      )}
    />
  );
}

interface AdderProps {
  readonly say: string;
  readonly isAsked: boolean;
  readonly add: () => unknown;
}

function Adder({ say, isAsked, add }: AdderProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (isAsked) add();
  }, []);
  return (
    <Button variant="secondary" icon="plus" onClick={add}>
      {say}
    </Button>
  );
}

interface OneProps {
  readonly draft: SectionDraft;
  readonly at: number;
  readonly say: Props['say'];
  readonly presets: readonly string[];
}

function OneArticle({ draft, at, say, presets }: OneProps): ReactNode {
  const fields = useItemFields<Article>(draft, at);
  // What the lists found wrong is said at its fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    if (window.location.hash === '#wrong') void draft.form.trigger(`items.${at}`);
  }, []);
  return (
    <Later load={loadFields} words={draft.words.later}>
      {({ ArticleFields }) => (
        <ArticleFields draft={draft} fields={fields} say={say} presets={presets} />
      )}
    </Later>
  );
}

function miniatures(draft: SectionDraft, kinds: readonly Kind[]): ReactNode {
  return kinds
    .flatMap((kind) => listed(draft.items, kind))
    .map(({ idItem, content }) => {
      const { headline1, headline2, coverMedia, articleDate } = content as Article;
      return (
        <Miniature
          key={idItem}
          idMedia={coverMedia}
          over={articleDate && formatDate(draft.place.locale, new Date(articleDate))}
          title={headline1}
          text={headline2}
        />
      );
    });
}
