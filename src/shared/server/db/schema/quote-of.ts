import { MAX_QUOTE_LENGTH, MIN_QUOTE_LENGTH } from '../../../core/domain/quote.ts';

/** Complete sentences; in Thai these end at a polite particle before a space, at no full stop. */
const SENTENCES = String.raw`^.{${MIN_QUOTE_LENGTH - 1},}?(?:[!?]|\.(?=\s+[A-Z])|ครับ|ค่ะ)(?=\s)`;

/**
 * SQL expression for the quotable part of a review field: its first line, or complete sentences of
 * a longer one; null when no part has a valid length. Quotes are never shortened inside.
 */
export const quoteOf = (field: string): string => `(
  select quote.words from
    (select rtrim(ltrim(split_part(${field}, E'\\n', 1), E' \\t-–•*·'), E' \\t\\r') as words offset 0) line,
    lateral (select case when char_length(line.words) <= ${MAX_QUOTE_LENGTH} then line.words
                         else substring(left(line.words, ${MAX_QUOTE_LENGTH + 3}) from '${SENTENCES}') end as words offset 0) quote
  where char_length(quote.words) between ${MIN_QUOTE_LENGTH} and ${MAX_QUOTE_LENGTH})`;

/** SQL expression for the text matching a rating: good points for high, improvements for low. */
export const textForRating = (rating: string, good: string, improve: string): string =>
  `case when ${rating} >= 4 then ${good} when ${rating} = 3 then coalesce(${good}, ${improve})
        when ${rating} >= 1 then ${improve} end`;
