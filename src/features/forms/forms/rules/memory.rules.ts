/** A field as it is remembered [3.15.1]. */
export type SavedField = { readonly id: string; readonly type: string; readonly val: string | boolean; readonly exp: number }

const UNITS_MS: ReadonlyMap<string, number> = new Map([
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
])
const DAY_MS = 86_400_000
const DEFAULT_COUNT = 30
/** [9.7.1] */
export const DEFAULT_MEMORY_MS = DEFAULT_COUNT * DAY_MS

/** How long values are remembered: '45m', '12h', '30d' [5.10.2 to 5.10.6]. */
export const readMemoryMs = (setting: string | undefined): number => {
  const [, number, suffix = ''] = /^([+-]?\d{1,9}(?:\.\d{1,9})?)\s{0,9}([a-z]*)$/i.exec(setting?.trim() ?? '') ?? []
  if (number === undefined) return DEFAULT_MEMORY_MS
  const count = Number(number) > 0 ? Number(number) : DEFAULT_COUNT
  const unit = suffix.toLowerCase()
  return count * (UNITS_MS.get(unit) ?? DAY_MS)
}

/** [3.15.2] */
export const memoryKey = (formKey: string, fieldId: string): string => `${formKey}--${fieldId}`

/** The stored value, if it belongs to such a field and has not expired [4.19.2]. */
export const readSavedField = (stored: unknown, now: number): SavedField | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { id, type, val, exp } = stored as Partial<Record<keyof SavedField, unknown>>
  if (typeof id !== 'string' || typeof type !== 'string' || typeof exp !== 'number') return undefined
  return (typeof val === 'string' || typeof val === 'boolean') && exp > now ? { id, type, val, exp } : undefined
}
