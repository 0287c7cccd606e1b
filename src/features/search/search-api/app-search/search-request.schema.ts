import { z } from 'zod'
import { FIELD_FAULT, isFieldName, readBound } from '#features/search/search-api/app-search/field.rules.ts'
import { readPoint, toMetres, UNITS } from '#features/search/search-api/app-search/geo.rules.ts'
import { readFilters } from '#features/search/search-api/app-search/read-filters.rules.ts'
import { LONGEST_QUERY } from '#features/search/search-api/query/query.rules.ts'

const MOST_FIELDS = 64

/** The database takes no NUL, and half a character is none. */
const plainText = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.toWellFormed().replaceAll('\0', ' '))

const query = plainText(LONGEST_QUERY).describe('"" finds everything')
const fieldName = z.string().refine(isFieldName, FIELD_FAULT)

/** By field; zod's own record would pass over a key like __proto__ instead of refusing it. */
const byField = <Value extends z.ZodType>(value: Value, { mayBeEmpty = true } = {}) =>
  z
    .custom<Readonly<Record<string, unknown>>>((input) => typeof input === 'object' && input !== null && !Array.isArray(input), {
      message: 'must be an object',
    })
    .superRefine((input, context) => {
      const names = Object.keys(input)
      if (names.length === 0 && !mayBeEmpty) context.addIssue({ code: 'custom', message: 'must not be empty' })
      if (names.length > MOST_FIELDS) context.addIssue({ code: 'custom', message: `must name at most ${MOST_FIELDS} fields` })
      for (const name of names.slice(0, MOST_FIELDS + 1))
        if (!isFieldName(name)) context.addIssue({ code: 'custom', message: FIELD_FAULT, path: [name.slice(0, 100)] })
    })
    .pipe(z.record(z.string(), value))

/** One thing or a list of them. */
const oneOrMore = <Value extends z.ZodType>(value: Value, most: number) =>
  z.preprocess((input): unknown[] => (Array.isArray(input) ? input : [input]), z.array(value).min(1).max(most))

const direction = z.enum(['asc', 'desc'])
const bound = z
  .union([z.number(), z.string().max(40)])
  .refine((value) => readBound(value) !== undefined, 'must be a number or a date')
const label = plainText(100).optional()

const valueFacet = z.strictObject({
  type: z.literal('value'),
  name: label,
  size: z.int().min(1).max(250).default(10),
  sort: z
    .strictObject({ count: direction.optional(), value: direction.optional() })
    .refine((sort) => Object.keys(sort).length === 1, 'must have either count or value')
    .optional(),
})
const place = z.unknown().refine((value) => readPoint(value) !== undefined, 'must be a place, such as "51.5,-0.1"')

const rangeFacet = z.strictObject({
  type: z.literal('range'),
  name: label,
  center: place.optional(),
  unit: z.enum(UNITS).optional(),
  ranges: z
    .array(
      z
        .strictObject({ from: bound.optional(), to: bound.optional(), name: label })
        .refine(({ from, to }) => from !== undefined || to !== undefined, 'must have from or to'),
    )
    .min(1)
    .max(50),
})

type RequestedRange = Pick<z.infer<typeof rangeFacet>, 'center' | 'unit' | 'ranges'>

/** Distances need a place to start from and a unit, and are no dates. */
const hasDistances = ({ center, unit, ranges }: RequestedRange): boolean =>
  (center === undefined) === (unit === undefined) &&
  (center === undefined ||
    ranges.every(({ from, to }) => [from, to].every((edge) => edge === undefined || toMetres(edge, unit) !== undefined)))

const facet = z
  .discriminatedUnion('type', [valueFacet, rangeFacet], { error: 'must be value or range' })
  .refine(
    (requested) => requested.type === 'value' || hasDistances(requested),
    'must have both center and unit, and distances as ranges',
  )

const distanceOrder = z.strictObject({
  center: place,
  order: direction.default('asc'),
  mode: z.enum(['min', 'max', 'avg', 'median']).optional(),
})

/** Up or down, or by how far away; each is refused in its own words. */
const order = z.unknown().transform((value, context) => {
  const schema = typeof value === 'object' && value !== null ? distanceOrder : direction
  const result = z.safeParse(schema, value, { reportInput: true })
  if (result.success) return result.data
  for (const { message, ...issue } of result.error.issues)
    context.issues.push({ input: undefined, ...issue, ...(issue.code === 'custom' ? { message } : {}) })
  return z.NEVER
})

const NAMES_ONE = 'must name one field; a list may name several'
const orderBy = byField(order, { mayBeEmpty: false }).refine((sort) => Object.keys(sort).length === 1, NAMES_ONE)
const sorting = byField(direction, { mayBeEmpty: false }).refine((sort) => Object.keys(sort).length === 1, NAMES_ONE)

const factor = z.number().min(0).max(10).default(1)
const operation = z.enum(['add', 'multiply']).default('add')
const boostValue = z.union([plainText(1000), z.number(), z.boolean()])
const boost = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('value'), value: oneOrMore(boostValue, 100), operation, factor }),
    z.strictObject({
      type: z.literal('functional'),
      function: z.enum(['linear', 'exponential', 'logarithmic']),
      operation,
      factor,
    }),
    z.strictObject({
      type: z.literal('proximity'),
      function: z.enum(['linear', 'exponential', 'gaussian']),
      center: z
        .union([z.number(), z.string().max(100), z.array(z.number()).length(2)])
        .refine(
          (center) => center === 'now' || readPoint(center) !== undefined || readBound(center) !== undefined,
          'must be a number, a date or a place',
        ),
      factor,
    }),
  ],
  { error: 'must be value, functional or proximity' },
)

const resultField = z.strictObject({
  raw: z.strictObject({ size: z.int().min(20).max(1_000_000).optional() }).optional(),
  snippet: z.strictObject({ size: z.int().min(20).max(1000).default(100), fallback: z.boolean().default(true) }).optional(),
})

const filters = z.unknown().transform((value, context) => {
  if (value === undefined) return undefined
  const reading = readFilters(value)
  if (!('fault' in reading)) return reading.condition
  context.issues.push({ code: 'custom', input: value, path: [...reading.fault.path], message: reading.fault.message })
  return z.NEVER
})

const tags = z.array(z.string().max(64)).max(16)

/** An App Search request; unknown fields are refused [T-25]. */
export const searchRequestSchema = z.strictObject({
  query,
  page: z.strictObject({ size: z.int().min(0).max(1000).default(10), current: z.int().min(0).max(100).default(1) }).prefault({}),
  search_fields: byField(z.strictObject({ weight: z.number().min(1).max(10).default(1) })).optional(),
  result_fields: byField(resultField).optional(),
  filters: filters.optional(),
  facets: byField(oneOrMore(facet, 10), {
    mayBeEmpty: false,
  }).optional(),
  sort: oneOrMore(orderBy, 10).optional(),
  group: z
    .strictObject({
      field: fieldName,
      size: z.int().min(1).max(10).default(10),
      sort: sorting.optional(),
      collapse: z.boolean().optional(),
    })
    .optional(),
  boosts: byField(oneOrMore(boost, 10)).optional(),
  precision: z.int().min(1).max(11).default(2),
  analytics: z.strictObject({ tags: tags.optional() }).optional(),
  record_analytics: z.boolean().default(true),
})
export type AppSearchRequest = z.infer<typeof searchRequestSchema>

export const multiSearchRequestSchema = z.strictObject({ queries: z.array(searchRequestSchema).min(1).max(10) })

export const suggestionRequestSchema = z.strictObject({
  query,
  types: z
    .strictObject({ documents: z.strictObject({ fields: z.array(fieldName).max(MOST_FIELDS).optional() }).optional() })
    .optional(),
  size: z.int().min(1).max(20).default(10),
})
export type SuggestionRequest = z.infer<typeof suggestionRequestSchema>

export const clickRequestSchema = z.strictObject({
  query,
  document_id: plainText(300).refine((id) => id !== '', 'must not be empty'),
  request_id: plainText(64).optional(),
  tags: tags.optional(),
})
export type ClickRequest = z.infer<typeof clickRequestSchema>
