import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { random } from '../../artwork/random.ts';
import { speak } from '../phrase.ts';
import { parsedTable } from '../read-table.ts';

const TABLES = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.tsv'))
  .map((file) => file.slice(0, -'.tsv'.length));
const THAI = /[\u0E00-\u0E7F]/;

describe.each(TABLES)('%s', (table) => {
  const rows = parsedTable(table);

  it('says everything in Thai and in English', () => {
    for (const row of rows) {
      for (const [column, th] of Object.entries(row)) {
        const other = column === 'th' ? 'en' : column.replace(/Th$/, 'En');
        if (other === column) continue;
        const words = th.replace(/\[\w+\]|[\s\d]/g, '');
        expect(words === '' || THAI.test(words), th).toBe(true);
        expect(row[other], th).toMatch(/[A-Za-z]|^\d+$/);
        expect(row[other], th).not.toMatch(THAI);
      }
    }
  });

  it('has no row twice, and braces that close', () => {
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    const draw = random('braces');
    for (const text of rows.flatMap((row) => Object.values(row))) {
      expect(speak(text.replace(/\[\w+\]/g, ''), draw)).not.toMatch(/[{}|]/);
    }
  });
});

it('has phrases in both languages for every subject of a review', () => {
  const languages = new Map<string, Set<string | undefined>>();
  for (const { key, setting, lang } of parsedTable('review-lines')) {
    const at = `${key} ${setting}`;
    languages.set(at, (languages.get(at) ?? new Set()).add(lang));
  }
  for (const [at, found] of languages) expect([...found].sort(), at).toEqual(['en', 'th']);
});
