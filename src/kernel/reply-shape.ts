/** The shape of a reply, small enough for every page: the build derives it from the endpoint's zod schema. */
export type ReplyShape =
  | 'any'
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | { readonly values: readonly unknown[] }
  | { readonly anyOf: readonly ReplyShape[] }
  | { readonly list: ReplyShape }
  | { readonly map: ReplyShape }
  /** A name that ends in `?` may be missing. Fields that are not named are let through: the server may be newer than the page. */
  | { readonly fields: Readonly<Record<string, ReplyShape>> }

const findFirst = (
  parts: Iterable<readonly [string, unknown]>,
  at: string,
  shapeOf: (name: string) => ReplyShape,
): string | undefined => {
  for (const [name, value] of parts) {
    const found = findMismatch(shapeOf(name), value, `${at}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** Code goes into lists and objects, so they must be there; systems behind a portal leave out single values they do not know. */
const isSingleValue = (shape: ReplyShape): boolean =>
  typeof shape === 'string' || 'values' in shape || ('anyOf' in shape && shape.anyOf.every(isSingleValue))

/** Where the reply is not what was promised; undefined where all of it is. A single value may be missing, but not be another. */
export const findMismatch = (shape: ReplyShape, value: unknown, at = 'reply'): string | undefined => {
  if (shape === 'any') return undefined
  if (shape === 'null') return value === null ? undefined : at
  if (typeof shape === 'string') return typeof value === shape ? undefined : at
  if ('values' in shape) return shape.values.includes(value) ? undefined : at
  if ('anyOf' in shape) return shape.anyOf.some((one) => findMismatch(one, value) === undefined) ? undefined : at
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== 'list' in shape) return at
  if ('list' in shape) return findFirst(Object.entries(value), at, () => shape.list)
  if ('map' in shape) return findFirst(Object.entries(value), at, () => shape.map)
  const fields = new Map(Object.entries(value))
  for (const [key, field] of Object.entries(shape.fields)) {
    const name = key.replace(/\?$/, '')
    if (fields.get(name) === undefined && (name !== key || isSingleValue(field))) continue
    const found = findMismatch(field, fields.get(name), `${at}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}
