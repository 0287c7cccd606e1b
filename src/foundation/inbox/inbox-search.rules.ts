import { foldText } from '#kernel/fold-text.ts'

/** Titles are written for the reader from their parts, so so many of the person's own entries are read for one page. */
export const MOST_SEARCHED = 1000

/** Whether a text holds every word that was typed, whatever its capitals and accents. */
export const holdsWords = (text: string, find: string): boolean => {
  const folded = foldText(text)
  return foldText(find)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

export type SearchedPage<Row> = {
  readonly entries: readonly Row[]
  /** After which row the search goes on; undefined at the end. */
  readonly last: Row | undefined
}

/** One page of what was found among the rows that were read; `isWhole`: there are no further ones. */
export const cutFound = <Row>(
  rows: readonly Row[],
  holds: (row: Row) => boolean,
  { size, isWhole }: { readonly size: number; readonly isWhole: boolean },
): SearchedPage<Row> => {
  const found = rows.filter(holds)
  const entries = found.slice(0, size)
  if (found.length > size) return { entries, last: entries.at(-1) }
  return { entries, last: isWhole ? undefined : rows.at(-1) }
}
