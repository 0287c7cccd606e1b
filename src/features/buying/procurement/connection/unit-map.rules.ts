/** Units as the customer's system writes them, each with ours of UN/ECE Recommendation 20. */
export type UnitMap = Readonly<Record<string, string>>

export const MOST_UNITS = 50

const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase()

/** As it came where the connection says nothing about it. */
export const toOurUnit = (units: UnitMap, text: string): string =>
  Object.entries(units).find(([theirs]) => same(theirs, text))?.[1] ?? text

/** The first that the connection names for it. */
export const toTheirUnit = (units: UnitMap, ours: string): string =>
  Object.entries(units).find(([, code]) => same(code, ours))?.[0] ?? ours

const LINE = /^([^\s=]{1,20})\s*=\s*([A-Za-z0-9]{2,3})$/

/** One a line, `ST=EA`; undefined where a line is none. */
export const readUnits = (text: string): UnitMap | undefined => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const pairs = lines.flatMap((line) => {
    const [, theirs, ours] = LINE.exec(line) ?? []
    return theirs === undefined || ours === undefined ? [] : [[theirs, ours.toUpperCase()] as const]
  })
  return pairs.length === lines.length && pairs.length <= MOST_UNITS ? Object.fromEntries(pairs) : undefined
}

export const writeUnits = (units: UnitMap): string =>
  Object.entries(units)
    .map(([theirs, ours]) => `${theirs}=${ours}`)
    .join('\n')
