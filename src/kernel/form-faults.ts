import { lookUp } from '#kernel/look-up.ts'

/** Rules of a field of text or of a number; without any everything is allowed. */
export type FieldRule = {
  readonly min?: number
  readonly max?: number
  /** Read as a pattern with the flag `u`. */
  readonly pattern?: string
  readonly values?: readonly string[]
  /** Spaces around it do not count. */
  readonly isTrimmed?: boolean
  readonly number?: { readonly least?: number; readonly most?: number; readonly isWhole?: boolean }
  /** Left empty it is null. */
  readonly isNullable?: boolean
}
export type FormRules = { readonly fields: Readonly<Record<string, FieldRule>> }

export type FieldFault = { readonly kind: 'missing' | 'unfit' } | { readonly kind: 'short' | 'long'; readonly count: number }

/** The value that was typed into a field: a number or nothing, where its rule says so. */
export const readField = ({ number, isNullable }: FieldRule, value: unknown): unknown => {
  if (typeof value !== 'string') return value
  if (value.trim() === '' && isNullable) return null
  if (!number) return value
  return value.trim() === '' ? NaN : Number(value.replace(',', '.'))
}

const findNumberFault = ({ least = -Infinity, most = Infinity, isWhole }: NonNullable<FieldRule['number']>, value: number) => {
  if (Number.isNaN(value)) return { kind: 'missing' } as const
  return value < least || value > most || (isWhole && !Number.isInteger(value)) ? ({ kind: 'unfit' } as const) : undefined
}

/** The fault of one field; the server checks the same again. */
export const findFieldFault = (rule: FieldRule, value: unknown): FieldFault | undefined => {
  if (rule.number && typeof value === 'number') return findNumberFault(rule.number, value)
  if (typeof value !== 'string') return undefined
  const { min = 0, max = Infinity, pattern, values, isTrimmed = false } = rule
  const text = isTrimmed ? value.trim() : value
  if (text === '' && (min > 0 || values)) return { kind: 'missing' }
  if (text.length < min) return { kind: 'short', count: min }
  if (text.length > max) return { kind: 'long', count: max }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return { kind: 'unfit' }
  return values && !values.includes(text) ? { kind: 'unfit' } : undefined
}

export const findFormFaults = ({ fields }: FormRules, values: Readonly<Record<string, unknown>>): Map<string, FieldFault> => {
  const faults = new Map<string, FieldFault>()
  for (const [name, rule] of Object.entries(fields)) {
    const fault = findFieldFault(rule, lookUp(values, name))
    if (fault) faults.set(name, fault)
  }
  return faults
}
