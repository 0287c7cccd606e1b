import { z } from 'zod'
import { phraseIssue } from '#platform/http/validation.rules.ts'

const MOST_ERRORS = 20
const MISSING = 'is missing'

/** In the words of App Search, where its clients know them. */
const phrase = (issue: z.core.$ZodIssue, path: readonly PropertyKey[]): string => {
  const place = path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return `${place || 'Options'} contains invalid key: ${issue.keys.join(', ').slice(0, 200)}`
  return issue.message === MISSING && place !== ''
    ? `Missing required parameter: ${place}`
    : `${place || 'The request'} ${issue.message}`.slice(0, 300)
}

/** The errors of several queries are distinguished, each in its place. */
export type RequestErrors = { readonly errors: readonly string[] } | readonly { readonly errors: readonly string[] }[]

const isOfQuery = ({ path }: z.core.$ZodIssue): boolean => path[0] === 'queries' && typeof path[1] === 'number'

const reportErrors = ({ issues }: z.core.$ZodError): RequestErrors => {
  const reported = issues.slice(0, MOST_ERRORS)
  if (!reported.some(isOfQuery)) return { errors: reported.map((issue) => phrase(issue, issue.path)) }
  const last = Math.max(...reported.map(({ path }) => Number(path[1] ?? 0)))
  return Array.from({ length: last + 1 }, (_, index) => ({
    errors: reported.filter(({ path }) => path[1] === index).map((issue) => phrase(issue, issue.path.slice(2))),
  }))
}

export type ParsedRequest<Value> = { readonly value: Value } | { readonly refused: RequestErrors }

export const parseRequest = <Schema extends z.ZodType>(schema: Schema, input: unknown): ParsedRequest<z.output<Schema>> => {
  const result = z.safeParse(schema, input, { error: phraseIssue })
  return result.success ? { value: result.data } : { refused: reportErrors(result.error) }
}

const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Undefined for what is no JSON, or would reach into every object [T-25]. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (RESERVED.has(key)) throw new SyntaxError('reserved name')
      return value
    })
  } catch {
    return undefined
  }
}
