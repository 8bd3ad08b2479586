import * as z from 'zod';
import { RECOGNITION_MIN_REVIEWS } from '#features/review/core/recognition.ts';
import { DESCRIBED_ASPECTS, type DescribedAspect } from '#shared/core/aspects.ts';
import { COMPANY_SIZES } from '#shared/core/company/company-sizes.ts';
import { EMPLOYMENT_STATUSES, RECOGNITIONS } from '#shared/core/domain/review.ts';
import { isIndustry, isJobField, isProvince } from '#shared/core/master-data/known-ids.ts';
import { EDUCATION_LEVELS, JOB_TYPES } from '#shared/core/master-data/opening-lists.ts';
import { PICTURE_NAME } from './showcase-pictures.ts';

/* Schema of `company.json` and of the front matter of `th.md` and `en.md`. Marketers read the
   messages after the file name and line. */

/** A folder name below `src/content/showcase`, which is part of the URL. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const key = z.string().regex(SLUG, 'lower-case latin letters, digits and hyphens only');
const text = (min: number, max: number) =>
  z
    .string({
      error: ({ input }) => (input === undefined ? 'is missing' : 'is no text: set it in quotes'),
    })
    .trim()
    .min(min, min === 1 ? 'is empty' : `at least ${min} characters`)
    .max(max, `at most ${max} characters`);
const byAspect = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries(DESCRIBED_ASPECTS.map((aspect) => [aspect, schema])) as Record<
      DescribedAspect,
      Schema
    >,
  );
const year = z.int().min(1850).max(2026);
const industry = z.int().refine(isIndustry, 'no such industry: 1 to 46');
const jobField = z.int().refine(isJobField, 'no such job field: 1 to 28');
const province = z
  .int()
  .refine((id) => isProvince(String(id)), 'no such province, see provinces.ts');
const stars = z.int().min(1).max(5);
/** 0 means not rated. */
const aspectStars = z.int().min(0).max(5);

const scenes = z.array(z.string()).min(1).max(4);
const artwork = byAspect(scenes).extend({
  family: z.string(),
  palette: z.int().min(0).max(15),
  cover: z.int().min(0).max(2),
});

const figures = byAspect(z.number().min(1).max(5)).extend({ reviews: z.int().min(1).max(9999) });

const opening = z
  .strictObject({
    key,
    idJobField: jobField,
    jobType: z.enum(JOB_TYPES),
    education: z.enum(EDUCATION_LEVELS),
    province,
    salaryFrom: z.int().positive().optional(),
    salaryTo: z.int().positive().optional(),
    headcount: z.int().min(1).max(999),
  })
  .refine(({ salaryFrom = 0, salaryTo = Infinity }) => salaryFrom <= salaryTo, {
    path: ['salaryTo'],
    message: 'less than salaryFrom',
  });

const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'a month as 2026-08');

const review = z.strictObject({
  key,
  overall: stars,
  ...byAspect(aspectStars).shape,
  status: z.enum(EMPLOYMENT_STATUSES),
  month,
});

const hasUniqueKeys = <Row extends { readonly key: string }>(rows: readonly Row[]) =>
  new Set(rows.map((row) => row.key)).size === rows.length;

export const companySchema = z
  .strictObject({
    order: z.int().min(0).max(9999),
    changed: month.optional(),
    idIndustry: industry,
    province,
    companySize: z.int().min(1).max(COMPANY_SIZES.length),
    founded: year,
    website: z.url({ protocol: /^https$/, error: 'an address that begins with https://' }),
    artwork: artwork.optional(),
    figures,
    recognition: z.enum(RECOGNITIONS).optional(),
    history: z.array(year).min(3).max(4),
    openings: z.array(opening).min(2).max(4).refine(hasUniqueKeys, 'the same key twice'),
    reviews: z.array(review).min(3).max(5).refine(hasUniqueKeys, 'the same key twice'),
    /** Picture descriptions by name; `showcase:add` writes them. */
    pictures: z
      .record(
        z.string().regex(PICTURE_NAME, 'no such picture'),
        z.strictObject({
          th: text(0, 200),
          en: text(0, 200),
          /** True if cropped from a photo that is not stored; other pictures can be drawn again. */
          photo: z.literal(true).optional(),
        }),
      )
      .default({}),
  })
  .refine(
    ({ history, founded }) =>
      history.every((eventYear, index) => eventYear >= (history[index - 1] ?? founded)),
    {
      path: ['history'],
      message: 'the years in order, none before the founding',
    },
  )
  .refine(
    ({ recognition, figures: { reviews } }) => !recognition || reviews >= RECOGNITION_MIN_REVIEWS,
    { path: ['recognition'], message: `only from ${RECOGNITION_MIN_REVIEWS} reviews on` },
  )
  .refine(({ reviews, figures: { reviews: all } }) => reviews.length <= all, {
    path: ['figures', 'reviews'],
    message: 'fewer than the reviews shown',
  });

const titledText = z.strictObject({ title: text(2, 120), text: text(10, 700) });

export const textsSchema = z.strictObject({
  name: text(2, 120),
  shortBio: text(30, 130),
  description: text(70, 170),
  vision: text(10, 300),
  mission: text(10, 400),
  ...byAspect(titledText.extend({ text: text(150, 900) })).shape,
  history: z.array(titledText).min(3).max(4),
  why: text(20, 400),
  reasons: z.array(titledText).length(3),
  testimonials: z
    .array(
      z.strictObject({
        name: text(1, 40),
        position: text(2, 80),
        tenure: text(1, 40),
        text: text(30, 700),
      }),
    )
    .min(2)
    .max(3),
  openings: z.record(z.string(), z.strictObject({ position: text(2, 120), text: text(80, 2500) })),
  reviews: z.record(
    z.string(),
    z.strictObject({ title: text(2, 120), good: text(10, 900), improve: text(10, 900) }),
  ),
});

export type CompanyFile = z.infer<typeof companySchema>;
export type TextsFile = z.infer<typeof textsSchema>;
