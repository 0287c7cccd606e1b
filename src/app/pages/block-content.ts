/** Larger ones are the subject of a page, which is seldom drawn twice. */
const MOST_CHARACTERS = 4000

/**
 * The content of a small block as text, by which it is known again when data filled it anew with the same. Undefined for a large one,
 * and for values that are no JSON, which this text would not tell apart.
 */
export const writeContent = (block: object): string | undefined => {
  const parts: string[] = []
  let left = MOST_CHARACTERS
  const add = (part: string): boolean => {
    parts.push(part)
    left -= part.length
    return left >= 0
  }
  const write = (value: unknown): boolean => {
    if (typeof value === 'string') return value.length <= left && add(JSON.stringify(value))
    if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean')
      return add(String(value))
    if (Array.isArray(value)) return add('[') && value.every((one) => write(one) && add(',')) && add(']')
    if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
    return (
      add('{') &&
      Object.entries(value).every(([key, one]) => add(`${JSON.stringify(key)}:`) && write(one) && add(',')) &&
      add('}')
    )
  }
  return write(block) ? parts.join('') : undefined
}
