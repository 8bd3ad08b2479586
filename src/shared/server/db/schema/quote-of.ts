import { MAX_QUOTE_LENGTH, MIN_QUOTE_LENGTH } from '../../../core/domain/quote.ts';

/** In Thai a full stop ends abbreviations and a space no sentence; a polite word before one does. */
const SENTENCES = String.raw`^.{${MIN_QUOTE_LENGTH - 1},}?(?:[!?]|\.(?=\s+[A-Z])|ครับ|ค่ะ)(?=\s)`;

/**
 * SQL text of what may be quoted of a field of a review: its first line, and of one that is too long its first
 * whole sentences; null where neither is of a quote's length. Nothing is cut or left out inside.
 */
export const quoteOf = (field: string): string => `(
  select quote.words from
    (select rtrim(ltrim(split_part(${field}, E'\\n', 1), E' \\t-–•*·'), E' \\t\\r') as words offset 0) line,
    lateral (select case when char_length(line.words) <= ${MAX_QUOTE_LENGTH} then line.words
                         else substring(left(line.words, ${MAX_QUOTE_LENGTH + 3}) from '${SENTENCES}') end as words offset 0) quote
  where char_length(quote.words) between ${MIN_QUOTE_LENGTH} and ${MAX_QUOTE_LENGTH})`;

/** SQL text of the words that stand for a rating: what is good of a high one, what is to improve of a low one. */
export const textForRating = (rating: string, good: string, improve: string): string =>
  `case when ${rating} >= 4 then ${good} when ${rating} = 3 then coalesce(${good}, ${improve})
        when ${rating} >= 1 then ${improve} end`;
