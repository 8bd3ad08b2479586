import type { FAQPage, WithContext } from 'schema-dts';

export interface Answered {
  readonly question: string;
  readonly answer: string;
}

export function faqJsonLd(all: readonly Answered[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: all.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
