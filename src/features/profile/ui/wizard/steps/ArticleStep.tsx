import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { formatDate } from '#shared/core/format.ts';
import { thaiDay } from '#shared/core/time/thai-time.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import { bodyText } from '../../../core/article/body-text.ts';
import type { Article } from '../../../core/sections/article.ts';
import { useSectionDraft } from '../draft/use-section-draft.ts';
import { ItemList } from '../ItemList.tsx';
import { contentsOf } from '../item-fields.ts';
import { Miniature } from '../Miniature.tsx';
import { StepShell } from '../StepShell.tsx';
import type { WizardStepProps } from '../wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly say: Catalogue['profile']['section']['article'];
  readonly choices: {
    /** In the language of the page. */
    readonly tags: readonly string[];
    /** What stands first, and the item that stands open, where one was come for. */
    readonly first?: Kind;
    readonly opened?: string | null;
  };
}

type Kind = 'article' | 'brandStory';

const loadFields = () => import('../article/ArticleFields.tsx');

export default function ArticleStep({ say, choices, ...step }: Props): ReactNode {
  const draft = useSectionDraft(step);
  const miniature = contentsOf<Article>(draft, 'article').map(
    ({ headline1, headline2, coverMedia, articleDate }) => (
      <Miniature
        key={`${headline1} ${coverMedia}`}
        idMedia={coverMedia}
        over={articleDate && formatDate(step.locale, new Date(articleDate))}
        title={headline1}
        text={headline2}
      />
    ),
  );
  const author = (draft.items.slice(-1)[0]?.content as Article | undefined)?.author ?? '';
  /** Both lists share what the package has room for. */
  const room = (kind: Kind) =>
    (draft.caps[kind] ?? 0) - draft.items.filter((item) => item.kind !== kind).length;
  const list = (kind: Kind) => (
    <ItemList<Article>
      key={kind}
      kind={kind}
      opened={choices.opened ?? null}
      draft={{ ...draft, caps: { ...draft.caps, [kind]: room(kind) } }}
      say={say[kind]}
      rowOf={({ headline1, coverMedia }) => ({ title: headline1, idMedia: coverMedia })}
      adder={(add) => (
        <Button
          variant="secondary"
          icon="plus"
          onClick={() => add({ articleDate: thaiDay(new Date()), author })}
        >
          {say[kind].add}
        </Button>
      )}
    >
      {(fields) => (
        <Later load={loadFields} words={draft.words.later}>
          {({ ArticleFields }) => (
            <ArticleFields draft={draft} fields={fields} say={say} presets={choices.tags} />
          )}
        </Later>
      )}
    </ItemList>
  );
  return (
    <StepShell<Article>
      draft={draft}
      say={say}
      miniature={miniature}
      titleOf={({ headline1 }) => headline1}
      shown={(field, value) => (field === 'body' ? bodyText(value as Article['body']) : undefined)}
    >
      {choices.first === 'brandStory'
        ? [list('brandStory'), list('article')]
        : [list('article'), list('brandStory')]}
    </StepShell>
  );
}
