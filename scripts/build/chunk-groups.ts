const shared = (...names: readonly string[]) =>
  new RegExp(`/src/shared/(?:${names.join('|')})\\.tsx?$`);

const wizard = (...names: readonly string[]) =>
  new RegExp(`/features/profile/ui/wizard/(?:${names.join('|')})\\.tsx?$`);

/** Modules that each get a separate file, because some pages load only that module. */
const ALONE = [
  'core/fill',
  'core/result',
  'ui/account-form/FormNotice',
  'ui/api/called',
  'ui/feedback/Later',
  'ui/feedback/loading-store',
  'ui/feedback/online-status',
  'ui/feedback/toast-store',
  'ui/form/draft/form-draft',
  'ui/picture/DropZone',
].map((path) => ({ name: path.replace(/.*\//, ''), test: shared(path), priority: 4 }));

/**
 * Groups modules into few files, since small ones compress badly and a browser loads six at a time.
 * A group contains the imports of its modules too, unless a group of higher priority has them.
 */
export const codeSplitting = {
  groups: [
    { name: 'preload-helper', test: /vite\/preload-helper/, priority: 7 },
    // Outranks the store, which imports this module, because the search loads only this module.
    { name: 'minimum-delay', test: shared('ui/feedback/minimum-delay'), priority: 5 },
    {
      name: 'wizard-fields',
      test: /\/(?:features\/profile|shared\/ui\/picture)\/.*\.css$/,
      priority: 6,
    },
    { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 5 },
    { name: 'icons', test: /\/src\/shared\/ui\/(?:icon|style)\//, priority: 4 },
    { name: 'fields', test: /\/src\/shared\/ui\/(?:control|form)\/[\w-]+\.tsx$/, priority: 4 },
    { name: 'atom', test: /\/node_modules\/nanostores\/(?:atom|clean-stores)\//, priority: 4 },
    ...ALONE,
    {
      name: 'texts',
      test: shared('core/picture', 'core/time/thai-time', 'core/text/typed-digits'),
      priority: 4,
    },
    {
      name: 'wizard',
      test: wizard('StepShell', 'Miniature', 'item-fields', 'draft/use-section-draft'),
      priority: 3,
    },
    { name: 'wizard-pictures', test: wizard('PictureDrop', 'PictureField'), priority: 2 },
    {
      name: 'wizard-lists',
      test: wizard('ItemList', 'library/AltField', 'StartingItems'),
      priority: 1,
    },
  ],
};
