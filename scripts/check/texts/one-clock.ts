/** Dates and times are in Thai time: the zone of a server or browser shows another day at night. */
import { type Finding, isCode, isTest, lineAt, type Sources } from '../source-files.ts';

const LOCAL =
  /\.(?:toLocale(?:Date|Time)String|to(?:Date|Time)String|get(?:FullYear|Month|Date|Day|Hours|Minutes))\(/g;
const FORMATS = /new Intl\.DateTimeFormat\((?:[^()]|\([^()]*\))*\)/g;

export function checkOneClock(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) => {
    if (!path.startsWith('src/') || !isCode(path) || isTest(path)) return [];
    const formats = [...source.matchAll(FORMATS)].filter(
      ([format]) => !format.includes('timeZone'),
    );
    return [...source.matchAll(LOCAL), ...formats].map(({ index }) => ({
      path,
      line: lineAt(source, index),
      message:
        'tells the time of whoever runs it: thai-time.ts and format.ts tell that of Thailand',
    }));
  });
}
