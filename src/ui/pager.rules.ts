export type PagerEntry = number | 'gap'

/** First, last and the neighbours of the current page; a gap stands for two pages or more. */
export const listPages = (page: number, pages: number): PagerEntry[] => {
  const shown = new Set([1, pages, page - 1, page, page + 1].filter((each) => each >= 1 && each <= pages))
  // A gap that would hide a single page shows that page instead.
  for (const each of [2, pages - 1]) if (shown.has(each + 1) && shown.has(each - 1)) shown.add(each)
  const sorted = [...shown].sort((a, b) => a - b)
  return sorted.flatMap((each, at) => (each - (sorted[at - 1] ?? each) > 1 ? ['gap' as const, each] : [each]))
}
