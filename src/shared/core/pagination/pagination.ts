const PAGES_BEFORE = 3;
const PAGES_AFTER = 2;
const MAX_UNSHORTENED_PAGES = 8;

/**
 * The window of page links: all where they are 8 at most; otherwise from 3 before the current page to 2 after it,
 * shifted to start at 1 and to end at the last page. Indexes are 1-based positions of the shown entries.
 */
export function pageWindow(total: number, page: number, pageSize: number) {
  const totalPage = Math.ceil(total / pageSize);
  if (totalPage === 0)
    return { totalPage: 0, startPage: 0, endPage: 0, startIndex: 0, endIndex: 0 };
  const current = Math.min(Math.max(page, 1), totalPage);
  const linkCount = totalPage <= MAX_UNSHORTENED_PAGES ? totalPage : PAGES_BEFORE + 1 + PAGES_AFTER;
  const startPage = Math.min(Math.max(1, current - PAGES_BEFORE), totalPage - linkCount + 1);
  const endPage = startPage + linkCount - 1;
  return {
    totalPage,
    startPage,
    endPage,
    startIndex: (current - 1) * pageSize + 1,
    endIndex: Math.min(current * pageSize, total),
  };
}
