import { scrub } from '#foundation/analytics/event.rules.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The JSON of `{"request": {…}}` and nothing beside it, without what names a person; undefined when it is something else [7.9.13]. */
export const readPayload = (payload: string): Readonly<Record<string, unknown>> | undefined => {
  const parsed = parse(payload)
  if (!isObject(parsed) || !isObject(parsed['request']) || Object.keys(parsed).length !== 1) return undefined
  return scrub(parsed['request']) as Readonly<Record<string, unknown>>
}
