import { expect, it } from 'vitest';
import { stepScripts } from './step-scripts.ts';

const chunk = (
  fileName: string,
  imports: readonly string[],
  facadeModuleId: string | null = null,
  dynamicImports: readonly string[] = [],
) => [fileName, { type: 'chunk', fileName, imports, facadeModuleId, dynamicImports }] as const;

it('names everything a step imports, however far away, with what starts it', () => {
  const ui = '/src/features/profile/ui/wizard';
  const campaign = '/src/features/invitation/ui/campaign';
  const bundle = Object.fromEntries([
    chunk('client.js', ['react.js'], '/node_modules/@astrojs/react/dist/client.js'),
    chunk('island.js', ['react.js', 'helper.js'], `${ui}/WizardStep.island.tsx`, [
      'gallery.js',
      'cover.js',
    ]),
    chunk('other.js', ['react.js'], `${campaign}/SendEmailStep.island.tsx`, ['send-email.js']),
    chunk('send-email.js', ['wizard.js'], `${campaign}/SendEmailStep.tsx`),
    chunk('gallery.js', ['wizard.js'], `${ui}/steps/GalleryStep.tsx`),
    chunk('cover.js', [], `${ui}/steps/CoverStep.tsx`),
    chunk('wizard.js', ['react.js', 'texts.js']),
    chunk('texts.js', []),
    chunk('react.js', []),
    chunk('helper.js', []),
    chunk('fields.js', ['wizard.js'], `${ui}/steps/AspectFields.tsx`),
  ]);
  const start = ['/client.js', '/react.js', '/island.js', '/helper.js'];
  expect(stepScripts(bundle)).toEqual({
    gallery: [...start, '/gallery.js', '/wizard.js', '/texts.js'],
    cover: [...start, '/cover.js'],
    sendEmail: [
      '/client.js',
      '/react.js',
      '/other.js',
      '/send-email.js',
      '/wizard.js',
      '/texts.js',
    ],
  });
});
