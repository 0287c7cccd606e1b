/** Local storage: what was picked for comparing, and what is being compared; another country or language clears both [2.4.12]. */
export const ITEMS_KEY = 'compareListItems'
export const COMPARED_KEY = 'compareListCompare'
/** More do not fit beside each other. */
export const MOST_COMPARED = 4

const isPartNumber = (value: unknown): value is string => typeof value === 'string' && /^[\w.+-]{1,60}$/.test(value)

/** Storage may hold anything: only texts of a part number's length count. */
export const readCompareList = (stored: unknown): string[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isPartNumber))].slice(0, MOST_COMPARED) : []

/** One more or one less; undefined when there is no room. */
export const toggleCompared = (list: readonly string[], sku: string): string[] | undefined => {
  if (list.includes(sku)) return list.filter((other) => other !== sku)
  return list.length < MOST_COMPARED ? [...list, sku] : undefined
}
