/** Columns on a wide screen, chosen so that the last row is full where it can be. */
export const chooseColumns = (count: number): 3 | 4 => (count % 4 === 0 || (count > 4 && count % 3 !== 0) ? 4 : 3)

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes longer than drawing all the cards. */
const findDayFormat = (localeTag: string): Intl.DateTimeFormat => {
  const format = dayFormats.get(localeTag) ?? new Intl.DateTimeFormat(localeTag, { dateStyle: 'medium', timeZone: 'UTC' })
  dayFormats.set(localeTag, format)
  return format
}

/** A calendar day is the same day everywhere, so it is read in UTC. */
export const formatDay = (date: string, localeTag: string): string =>
  findDayFormat(localeTag).format(new Date(`${date}T00:00:00Z`))
