import { dateFormat } from '#kernel/formatters.ts'

/** Columns on a wide screen, chosen so that the last row is full where it can be, if need be with a first tile of two columns. */
export const chooseColumns = (count: number): 3 | 4 => {
  if (count < 4 || (count % 3 === 0 && count % 4 !== 0)) return 3
  return count % 4 !== 0 && count % 4 !== 3 && count % 3 === 2 ? 3 : 4
}

/** Where the first tile takes two columns because one place would stay empty: on a narrow screen's two, on a wide one's own. */
export const chooseLead = (count: number): readonly ('narrow' | 'wide')[] => {
  const columns = chooseColumns(count)
  const leavesOne = (places: number) => count > places && count % places === places - 1
  return [...(leavesOne(2) ? ['narrow' as const] : []), ...(leavesOne(columns) ? ['wide' as const] : [])]
}

/** A calendar day is the same day everywhere, so it is read in UTC. */
export const formatDay = (date: string, localeTag: string): string =>
  dateFormat(localeTag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
