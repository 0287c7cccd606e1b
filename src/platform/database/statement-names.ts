/** Statements are many while pages are few; each name costs the database memory on every connection. */
const MOST_NAMES = 120
const MOST_COUNTED = 2000
const OFTEN = 12
/** Lists of values written out differ in every call. */
const MOST_VALUES = 16
/** Its columns are those of the day, so a plan that was stored may not fit the next. */
const EVERYTHING = /(?:select|returning)\s+(?:"?\w+"?\.)?\*/i

export type StatementNames = (text: string, values: number) => string | undefined

/** Names the statements that are sent again and again: the database plans a named one once and keeps the plan. */
export const createStatementNames = (): StatementNames => {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text, values) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (values === 0 || values > MOST_VALUES || names.size >= MOST_NAMES || EVERYTHING.test(text)) return undefined
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= MOST_COUNTED) counts.clear()
    counts.set(text, count)
    if (count < OFTEN) return undefined
    counts.delete(text)
    const name = `statement_${names.size + 1}`
    names.set(text, name)
    return name
  }
}
