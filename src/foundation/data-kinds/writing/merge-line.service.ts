import { isDeepStrictEqual } from 'node:util'
import type { Fields } from '#foundation/data-kinds/description/field.rules.ts'
import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import { toText } from '#foundation/data-kinds/line/problem.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

export const keyOfLine = (keys: readonly string[], line: Line): string =>
  keys.map((key) => toText(lookUp(line, key) ?? '')).join('~')

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0)

/** Fields left out stay as they were; null removes one. */
const mergeLine = (fields: Fields, before: Line | undefined, given: Line): Line => {
  const merged: (readonly [string, unknown])[] = []
  for (const name of Object.keys(fields)) {
    const value = lookUp(Object.hasOwn(given, name) ? given : before, name)
    if (value !== null && value !== undefined) merged.push([name, value])
  }
  return Object.fromEntries(merged)
}

type Completing = { readonly fields: Fields; readonly complete?: (line: Line, before: Line | undefined) => Line }

/** The line as it will be stored. */
export const completeLine = ({ fields, complete }: Completing, before: Line | undefined, given: Line): Line =>
  mergeLine(fields, before, complete ? complete(given, before) : given)

/** Nothing, false, and an empty list are the same to a reader. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (isEmpty(one) && isEmpty(other)) || isDeepStrictEqual(one, other)

export const isSameLine = (fields: Fields, one: Line, other: Line): boolean =>
  Object.keys(fields).every((name) => isSameValue(lookUp(one, name), lookUp(other, name)))

/** The fields of the description alone, in its order. */
export const pickFields = ({ fields }: { readonly fields: Fields }, line: Line): Line =>
  Object.fromEntries(
    Object.keys(fields)
      .map((name) => [name, lookUp(line, name)] as const)
      .filter(([, value]) => !isEmpty(value)),
  )
