const FIELD = /^[a-z0-9_]{1,64}$/
/** Names that mean something to every object. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Allowed names of a document's fields, known or not [T-25]. */
export const isFieldName = (name: string): boolean => FIELD.test(name) && !RESERVED.has(name)

export const FIELD_FAULT = 'is not a field: names are lower-case letters, digits and _, at most 64'

const NUMBER_FIELDS: ReadonlySet<string> = new Set(['sku', 'replaced_by'])

/** Suggestions are words of titles and numbers; only who names nothing but fields of numbers wants those alone. */
export const asksForNumbers = (fields: readonly string[] | undefined): boolean =>
  fields !== undefined && fields.length > 0 && fields.every((field) => NUMBER_FIELDS.has(field))

/** The shop's words for what the index calls Product [7.8.4]. */
const PRODUCT_TYPES: ReadonlySet<string> = new Set(['Sku', 'HybrisSku'])

/** As the index spells the values of a field. */
export const spellValue = (field: string, value: string): string => {
  if (field === 'document_type') return PRODUCT_TYPES.has(value) ? 'Product' : value
  return field === 'availability_country' || field === 'language' ? value.toLowerCase() : value
}

/** Shown as a date, whatever the engine keeps it as. */
export const isDateField = (field: string): boolean => field === 'updated_at'

/** A date as RFC 3339 writes it, with or without a time. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/

/** A bound of a range: a number, or a date as milliseconds; undefined when it is neither. */
export const readBound = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const instant = typeof value === 'string' && DATE.test(value) ? Date.parse(value) : NaN
  return Number.isNaN(instant) ? undefined : instant
}
