import type { Condition } from '#foundation/search-engine/public.ts'
import { FIELD_FAULT, isFieldName, readBound, spellValue } from '#features/search/search-api/app-search/field.rules.ts'
import { readPoint, toMetres, UNITS } from '#features/search/search-api/app-search/geo.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

export type FilterFault = { readonly path: readonly (string | number)[]; readonly message: string }
export type FilterReading = { readonly condition: Condition | undefined } | { readonly fault: FilterFault }

const DEEPEST = 5
const MOST_CLAUSES = 200
const MOST_VALUES = 1000
const LONGEST_VALUE = 1000
const GROUPS = ['all', 'any', 'none'] as const
type Group = (typeof GROUPS)[number]

class Fault extends Error {
  readonly fault: FilterFault
  constructor(path: FilterFault['path'], message: string) {
    super(message)
    this.fault = { path, message }
  }
}

/** The remaining budget of one request. */
type Budget = { clauses: number; values: number }
type Path = readonly (string | number)[]
type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

const isGroup = (key: string): key is Group => (GROUPS as readonly string[]).includes(key)

const refuseOthers = (value: Plain, known: readonly string[], path: Path): void => {
  const other = Object.keys(value).find((key) => !known.includes(key))
  if (other !== undefined) throw new Fault(path, `contains invalid key: ${other.slice(0, 100)}`)
}

const readText = (field: string, value: unknown, path: Path, budget: Budget): string => {
  if (--budget.values < 0) throw new Fault([], `must hold at most ${MOST_VALUES} values`)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') throw new Fault(path, 'must be text, a number, true or false, or a list of them')
  if (value.length > LONGEST_VALUE) throw new Fault(path, `must be at most ${LONGEST_VALUE} characters`)
  // The database takes no NUL, and half a character is none.
  return spellValue(field, value.toWellFormed().replaceAll('\0', ' '))
}

const readValues = (field: string, values: readonly unknown[], path: Path, budget: Budget): Condition => {
  if (values.length === 0) throw new Fault(path, 'must not be empty')
  return { field, values: [...new Set(values.map((value, index) => readText(field, value, [...path, index], budget)))] }
}

const readEdge = (value: unknown, path: Path): number | undefined => {
  if (value === undefined) return undefined
  const bound = readBound(value)
  if (bound === undefined) throw new Fault(path, 'must be a number or a date')
  return bound
}

/** Only the edges that were given: an edge that is undefined is another thing than none. */
const withEdges = <Rest extends object>(rest: Rest, from: number | undefined, to: number | undefined) => ({
  ...rest,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
})

const readRange = (field: string, value: Plain, path: Path): Condition => {
  refuseOthers(value, ['from', 'to'], path)
  const [from, to] = [readEdge(value['from'], [...path, 'from']), readEdge(value['to'], [...path, 'to'])]
  if (from === undefined && to === undefined) throw new Fault(path, 'must have from or to')
  return withEdges({ field }, from, to)
}

const readCircle = (field: string, value: Plain, path: Path): Condition => {
  refuseOthers(value, ['center', 'distance', 'unit', 'from', 'to'], path)
  const center = readPoint(value['center'])
  if (!center) throw new Fault([...path, 'center'], 'must be a place, such as "51.5,-0.1"')
  if (typeof value['unit'] !== 'string' || !UNITS.includes(value['unit']))
    throw new Fault([...path, 'unit'], `must be one of: ${UNITS.join(', ')}`)
  const measure = (name: string): number | undefined => {
    if (lookUp(value, name) === undefined) return undefined
    const metres = toMetres(lookUp(value, name), value['unit'])
    if (metres === undefined) throw new Fault([...path, name], 'must be a distance')
    return metres
  }
  const [distance, from, to] = [measure('distance'), measure('from'), measure('to')]
  if (distance !== undefined && (from !== undefined || to !== undefined))
    throw new Fault(path, 'must have either distance, or from and to')
  if (distance === undefined && from === undefined && to === undefined) throw new Fault(path, 'must have distance, from or to')
  return withEdges({ field, center }, from, distance ?? to)
}

const readField = (field: string, value: unknown, path: Path, budget: Budget): Condition => {
  if (!isFieldName(field)) throw new Fault(path, FIELD_FAULT)
  if (--budget.clauses < 0) throw new Fault([], `must hold at most ${MOST_CLAUSES} conditions`)
  if (Array.isArray(value)) return readValues(field, value, path, budget)
  if (!isPlain(value)) return readValues(field, [value], path, budget)
  return Object.hasOwn(value, 'center') ? readCircle(field, value, path) : readRange(field, value, path)
}

/** An empty group requests nothing. */
const readGroup = (group: Group, value: unknown, path: Path, budget: Budget, depth: number): Condition | undefined => {
  const members: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined
  if (!members) throw new Fault(path, 'must be a list')
  if (--budget.clauses < 0) throw new Fault([], `must hold at most ${MOST_CLAUSES} conditions`)
  const read = members.flatMap((member, index) => readLevel(member, [...path, index], budget, depth + 1) ?? [])
  if (read.length === 0) return undefined
  return group === 'all' ? { all: read } : group === 'any' ? { any: read } : { none: read }
}

/** Everything that one object names must hold. */
const readLevel = (value: unknown, path: Path, budget: Budget, depth: number): Condition | undefined => {
  if (depth > DEEPEST) throw new Fault([], `must be nested at most ${DEEPEST} deep`)
  if (!isPlain(value)) throw new Fault(path, 'must be an object')
  const parts = Object.keys(value).flatMap((key) => {
    const at = [...path, key]
    return (
      (isGroup(key) ? readGroup(key, lookUp(value, key), at, budget, depth) : readField(key, lookUp(value, key), at, budget)) ??
      []
    )
  })
  return parts.length > 1 ? { all: parts } : parts[0]
}

/** Filters as App Search takes them; read by hand, so that no depth or number of them is too much for us [T-25]. */
export const readFilters = (value: unknown): FilterReading => {
  try {
    return { condition: readLevel(value, [], { clauses: MOST_CLAUSES, values: MOST_VALUES }, 1) }
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault }
    throw error
  }
}
