import { translator } from '#i18n/translator.ts';
import { dotted } from '#shared/core/dotted.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { ListQuery } from '../core/discovery-paths.ts';
import type { Asked } from '../core/search-query.ts';
import { industryOptions, jobFieldOptions } from './search/category-options.ts';

export interface Narrowing {
  readonly name: string;
  /** What takes it away, leaving the rest as it is. */
  readonly without: ListQuery;
}

type Options = ReturnType<typeof industryOptions>;

/** What a list is narrowed by, in the order in which it counts; an id of nothing is left out. */
export function narrowings(
  { keyword, idIndustry, idJobField }: Asked,
  locale: Locale,
): readonly Narrowing[] {
  const named = (options: Options, id: number, without: ListQuery): Narrowing[] => {
    const name = options.find(({ value }) => value === String(id))?.label;
    return name === undefined ? [] : [{ name, without }];
  };
  return [
    ...named(industryOptions(locale), idIndustry, { idIndustry: 0 }),
    ...named(jobFieldOptions(locale), idJobField, { idJobField: 0 }),
    ...(keyword === '' ? [] : [{ name: keyword, without: { keyword: '' } }]),
  ];
}

/** What a list is of, by everything that narrows it. */
export function listTitle(asked: Asked, locale: Locale): string {
  const t = translator(locale);
  const { keyword } = asked;
  const name = dotted(narrowings({ ...asked, keyword: '' }, locale).map((one) => one.name));
  if (name !== '' && keyword !== '') return t('discovery:list.titleBoth', { keyword, name });
  if (name !== '') return t('discovery:list.titleCategory', { name });
  return keyword === ''
    ? t('discovery:list.titleAll')
    : t('discovery:list.titleKeyword', { keyword });
}
