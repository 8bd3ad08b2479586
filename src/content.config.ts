import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { companySchema, textsSchema } from '#features/showcase/core/showcase-schema.ts';

/** One folder for each company of the showcase: `docs/showcase.md`. Both stores keep what has not changed. */
const base = './src/content/showcase';

export const collections = {
  showcase: defineCollection({
    loader: glob({
      base,
      pattern: '*/company.json',
      generateId: ({ entry }) => entry.replace('/company.json', ''),
    }),
    schema: companySchema,
  }),
  showcaseTexts: defineCollection({
    loader: glob({
      base,
      pattern: '*/{th,en}.md',
      generateId: ({ entry }) => entry.replace('.md', ''),
    }),
    schema: textsSchema,
  }),
};
