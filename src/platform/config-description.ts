import type { Config } from '#platform/config.ts'

const SECRET_NAME = /key|secret|credential|password|token/i
const HIDDEN = '(hidden)'

/** Parts of an address beyond where it leads may be secret. */
const hideInText = (text: string): string => {
  if (!URL.canParse(text)) return text
  const url = new URL(text)
  if (url.username === '' && url.password === '' && url.search === '') return text
  const who = url.username === '' && url.password === '' ? '' : `${HIDDEN}@`
  return `${url.protocol}//${who}${url.host}${url.pathname}${url.search === '' ? '' : `?${HIDDEN}`}`
}

const describeValue = (name: string, value: unknown): unknown => {
  if (value === undefined || value === null) return null
  if (SECRET_NAME.test(name)) return HIDDEN
  if (typeof value === 'string') return hideInText(value)
  if (Array.isArray(value)) return value.map((each: unknown) => describeValue('', each))
  if (Buffer.isBuffer(value)) return HIDDEN
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, describeValue(key, inner)]))
  return typeof value === 'function' ? '(function)' : value
}

/** The configuration for people and logs: without keys, passwords and what addresses carry. */
export const describeConfig = (config: Config): Readonly<Record<string, unknown>> =>
  describeValue('', config) as Readonly<Record<string, unknown>>
