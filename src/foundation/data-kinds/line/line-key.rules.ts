import { lookUp } from '#kernel/look-up.ts'

type Values = Readonly<Record<string, unknown>>

/** One text for the key of a line, for addresses and the audit log. */
export const writeKey = (keys: readonly string[], line: Values): string =>
  JSON.stringify(keys.map((key) => lookUp(line, key) ?? null))

/** The key's fields again; undefined for a text that is no key of this kind. */
export const readKey = (keys: readonly string[], text: string): Values | undefined => {
  try {
    const values: unknown = JSON.parse(text)
    if (!Array.isArray(values) || values.length !== keys.length) return undefined
    return Object.fromEntries(keys.map((key, at) => [key, values[at] as unknown]))
  } catch {
    return undefined
  }
}
