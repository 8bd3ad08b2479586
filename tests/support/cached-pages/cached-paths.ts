export const CACHED_PATHS: readonly string[] = Array.from(
  { length: 200 },
  (_, n) => `/company/company-${n + 1}/hrsay`,
);
