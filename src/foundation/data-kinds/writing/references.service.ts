import type { DataKind, GivenLine } from '#foundation/data-kinds/description/data-kind.service.ts'
import type { Fields } from '#foundation/data-kinds/description/field.rules.ts'
import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import { quote, toText, type LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { Tx } from '#platform/database/database.ts'

type Kinds = ReadonlyMap<string, DataKind>

const valuesOf = (line: Line, name: string): readonly string[] => {
  const value = lookUp(line, name)
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value.map(toText) : [toText(value)]
}

const referring = new WeakMap<Fields, readonly (readonly [name: string, kind: string])[]>()

/** The fields of a line that name something of another kind. */
export const listReferring = (fields: Fields): readonly (readonly [name: string, kind: string])[] => {
  const known = referring.get(fields)
  if (known) return known
  const found = Object.entries(fields).flatMap(([name, { refersTo }]) =>
    refersTo === undefined ? [] : [[name, refersTo] as const],
  )
  referring.set(fields, found)
  return found
}

export type KnownReferences = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Everything that some lines refer to, as far as the database knows it. */
export const findKnownReferences = async (
  tx: Tx,
  kinds: Kinds,
  { fields }: Pick<DataKind, 'fields'>,
  lines: readonly GivenLine[],
): Promise<KnownReferences> => {
  const known = new Map<string, ReadonlyMap<string, string>>()
  for (const kind of new Set(listReferring(fields).map(([, name]) => name))) {
    const referring = listReferring(fields).filter(([, to]) => to === kind)
    const referenced = new Set(lines.flatMap(({ line }) => referring.flatMap(([name]) => valuesOf(line, name))))
    const find = kinds.get(kind)?.findReferences
    known.set(kind, referenced.size === 0 || !find ? new Map() : await find(tx, [...referenced]))
  }
  return known
}

/** `isBrought` says what comes in the same files, before it is stored. */
export const listUnknownReferences = (
  { fields }: Pick<DataKind, 'fields'>,
  line: Line,
  known: KnownReferences,
  isBrought: (kind: string, reference: string) => boolean = () => false,
): LineProblem[] => {
  const problems: LineProblem[] = []
  for (const [column, kind] of listReferring(fields))
    for (const reference of valuesOf(line, column))
      if (!known.get(kind)?.has(reference) && !isBrought(kind, reference))
        problems.push({ column, reason: `${quote(reference)} is not among the ${kind}` })
  return problems
}

/** References as they are stored; the same line where they are written so already. */
export const settleReferences = ({ fields }: Pick<DataKind, 'fields'>, line: Line, known: KnownReferences): Line => {
  const settled = new Map<string, unknown>()
  for (const [name, kind] of listReferring(fields)) {
    const value = lookUp(line, name)
    if (value === null || value === undefined) continue
    const find = (one: unknown): string => known.get(kind)?.get(toText(one)) ?? toText(one)
    const found = Array.isArray(value) ? value.map(find) : find(value)
    if (found !== value) settled.set(name, found)
  }
  return settled.size === 0 ? line : { ...line, ...Object.fromEntries(settled) }
}

/** Lines as they are stored, as far as keys and references go. */
export const settleLines = async (
  tx: Tx,
  kinds: ReadonlyMap<string, DataKind>,
  kind: DataKind,
  lines: readonly Line[],
): Promise<Line[]> => {
  const known = await findKnownReferences(tx, kinds, kind, lines.map((line) => ({ line, isDeleted: false }))) // prettier-ignore
  return lines.map((line) => {
    const settled = settleReferences(kind, line, known)
    return kind.normalise?.(settled) ?? settled
  })
}
