import { stringify } from 'yaml';
import type { CompanyContent } from '#features/company/core/company-content.ts';
import { DESCRIBED_ASPECTS } from '#shared/core/aspects.ts';
import { pluralized } from './pluralized.ts';

const MAX_ENTRIES = { history: 4, reasons: 3, testimonials: 3 } as const;
const LABELS = {
  history: ['chapter of the history', 'chapters of the history'],
  reasons: ['reason to work there', 'reasons to work there'],
  testimonials: ['testimonial', 'testimonials'],
  articles: ['article', 'articles'],
} as const;

type Edit = (text: string) => string;

/** Texts of a company in the format of `th.md` and `en.md`, without the names of people. */
export function textsOf(content: CompanyContent, edit: Edit): string {
  const titledText = ({ title, description }: { title: string; description: string }) => ({
    title: edit(title),
    text: edit(description),
  });
  const aspects = DESCRIBED_ASPECTS.map((aspect) => {
    const section = content.aspects.find((candidate) => candidate.aspect === aspect);
    return [aspect, titledText(section ?? { title: '', description: '' })];
  });
  const matter = {
    name: '',
    shortBio: edit(content.shortBio),
    description: '',
    vision: edit(content.vision),
    mission: edit(content.mission),
    ...Object.fromEntries(aspects),
    history: content.history.slice(0, MAX_ENTRIES.history).map(titledText),
    why: edit(content.whyJoinUs),
    reasons: content.reasons.slice(0, MAX_ENTRIES.reasons).map(titledText),
    testimonials: content.testimonials.slice(0, MAX_ENTRIES.testimonials).map((testimonial) => ({
      name: '',
      position: edit(testimonial.jobPosition),
      tenure: edit(testimonial.tenure),
      text: edit(testimonial.description),
    })),
    openings: {},
    reviews: {},
  };
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n${edit(content.about)}\n`;
}

export function emptyTextsLike(content: CompanyContent): string {
  return textsOf(content, () => '');
}

export function historyOf({ history }: CompanyContent): (number | null)[] {
  return history.slice(0, MAX_ENTRIES.history).map(({ year }) => year);
}

export function textsLeftOut(content: CompanyContent): string[] {
  const articles = content.articles.length + content.stories.length;
  const beyond = Object.entries(MAX_ENTRIES).map(([part, maxCount]) => {
    const name = part as keyof typeof MAX_ENTRIES;
    return [name, content[name].length - maxCount] as const;
  });
  return [...beyond, ['articles', articles] as const]
    .filter(([, count]) => count > 0)
    .map(([part, count]) => pluralized(count, LABELS[part]));
}
