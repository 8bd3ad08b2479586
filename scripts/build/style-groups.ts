/**
 * Build step: which styles travel together. Left alone, a page waits for a dozen small files; as one file,
 * everybody loads the back office. So a page loads the styles of the site and those of its kind.
 */
const styles = (name: string, priority: number, ...places: readonly string[]) => ({
  name: `${name}-styles`,
  test: new RegExp(`/src/(?:${places.join('|')})[^?]*\\.(?:css|astro\\?astro&type=style.*)$`),
  priority,
});

/** For pages as the server writes them; of the groups that hold a file, the one of the highest priority gets it. */
export const styleGroups = {
  groups: [
    styles(
      'site',
      3,
      'app/layouts/(?!Create)',
      'features/discovery/ui/search/Company',
      'shared/ui/(?:icon|picture|rating|style)/(?!.*(?:Input|Upload))',
      'shared/ui/(?:block|control|feedback)/(?!Dialog|Loading|Skeleton|TableScroll|Text)',
      'shared/ui/form/(?:Field|SuggestionMenu)\\.',
    ),
    styles('paging', 4, 'shared/ui/.+/Pagination'),
    styles(
      'backoffice',
      3,
      'features/backoffice/ui',
      'features/profile/ui/submissions',
      'features/review/ui/Moderation',
      'pages/.+/backoffice',
    ),
    styles(
      'company-page',
      3,
      'features/company/ui/(?:sections/|CompanyProfile|Mosaic|Paragraphs|PhotoGrid|Testimonials)',
    ),
    styles('reviews', 2, 'features/review/ui/(?!ReviewForm|Recognition)'),
    styles(
      'company',
      2,
      'app/error-pages/Company',
      'features/company/ui/(?!CompanySuggestions)',
      'pages/.+/company/\\[',
    ),
    styles('discovery', 2, 'features/discovery/ui', 'pages/.+/yousay/', 'pages/[^/]+/index\\.'),
    styles(
      'wizard',
      2,
      'app/layouts/Create',
      'features/profile/ui',
      'pages/.+/createhrsay',
      'shared/ui/.+/(?:Loading|Skeleton)',
    ),
    styles(
      'writing',
      2,
      'features/job-seeker/ui/resume',
      'features/review/ui/ReviewForm',
      'shared/ui/.+/(?:Dialog|ImageUpload|StarRatingInput)',
    ),
    styles(
      'forms',
      1,
      'features/(?:session|employer|job-seeker|review)/ui',
      'pages/(?!.+/company)',
      'shared/ui/(?!block/TableScroll)',
    ),
  ],
};
