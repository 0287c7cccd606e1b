import type { Field, Fields, FieldType } from '#foundation/data-kinds/description/field.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** OpenAPI 3.0 writes what may be null otherwise than 3.1. */
export type SchemaDialect = '3.0' | '3.1'

type Describe = (field: Field, dialect: SchemaDialect) => JsonSchema

const TEXT: Describe = ({ most = 200, least, pattern }) => ({
  type: 'string',
  maxLength: most,
  ...(least !== undefined && { minLength: least }),
  ...(pattern && { pattern: pattern.source }),
})

const numberOf =
  (type: 'integer' | 'number'): Describe =>
  ({ most, least }) => ({ type, ...(least !== undefined && { minimum: least }), ...(most !== undefined && { maximum: most }) })

const plain =
  (schema: JsonSchema): Describe =>
  () =>
    schema

const TYPES: Readonly<Record<FieldType, Describe>> = {
  text: TEXT,
  markup: ({ most = 100_000 }) => ({ type: 'string', maxLength: most }),
  'whole-number': numberOf('integer'),
  number: numberOf('number'),
  'yes-no': plain({ type: 'boolean' }),
  date: plain({ type: 'string', format: 'date' }),
  time: plain({ type: 'string', format: 'date-time' }),
  amount: plain({ type: 'string', pattern: String.raw`^-?\d{1,15}(\.\d{1,6})?$` }),
  currency: plain({ type: 'string', pattern: '^[A-Z]{3}$' }),
  country: plain({ type: 'string', pattern: '^[A-Za-z]{2}$' }),
  language: plain({ type: 'string', enum: [...LANGUAGES] }),
  mail: plain({ type: 'string', format: 'email' }),
  link: ({ most = 2000 }) => ({ type: 'string', maxLength: most }),
  choice: ({ choices = [] }) => ({ type: 'string', enum: [...choices] }),
  file: plain({ type: 'string', maxLength: 200 }),
  values: plain({
    type: 'object',
    additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
  }),
  record: ({ fields = {} }, dialect) => toObjectSchema(fields, dialect),
  records: ({ fields = {} }, dialect) => ({ type: 'array', maxItems: 1000, items: toObjectSchema(fields, dialect) }),
}

const byLanguage = (schema: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(LANGUAGES.map((language) => [language, schema])),
  additionalProperties: false,
})

const orNull = (schema: JsonSchema, dialect: SchemaDialect): JsonSchema => {
  const { enum: choices, type } = schema
  const values = Array.isArray(choices) ? { enum: [...(choices as readonly unknown[]), null] } : {}
  return dialect === '3.0' ? { ...schema, ...values, nullable: true } : { ...schema, ...values, type: [type, 'null'] }
}

/** The format of a text, where its type does not show it. */
const NOTES: Partial<Readonly<Record<FieldType, string>>> = {
  amount: 'A decimal text, never a number.',
  file: 'The name of a file; it comes with files, not with a call.',
}

const describeField = (field: Field): string =>
  [field.help, lookUp(NOTES, field.type), field.refersTo === undefined ? undefined : `Refers to ${field.refersTo}.`]
    .filter((part) => part !== undefined)
    .join(' ')

const toFieldSchema = (field: Field, dialect: SchemaDialect, example: unknown): JsonSchema => {
  const one = TYPES[field.type](field, dialect)
  const schema = field.isByLanguage ? byLanguage(one) : field.isList ? { type: 'array', maxItems: 1000, items: one } : one
  return {
    ...(field.isRequired ? schema : orNull(schema, dialect)),
    description: describeField(field),
    ...(example !== undefined && { example }),
  }
}

const toObjectSchema = (fields: Fields, dialect: SchemaDialect, example: JsonSchema = {}): JsonSchema => {
  const required = Object.entries(fields).flatMap(([name, { isRequired }]) => (isRequired ? [name] : []))
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, toFieldSchema(field, dialect, lookUp(example, name))]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

type Described = {
  readonly help: string
  readonly fields: Fields
  readonly keys: readonly string[]
  readonly example: JsonSchema
}

/** The lines of a kind, for the documentation of programs. Kinds without described fields take any. */
export const toLineSchema = ({ help, fields, keys, example }: Described, dialect: SchemaDialect): JsonSchema => ({
  ...(Object.keys(fields).length === 0 ? { type: 'object' } : toObjectSchema(fields, dialect, example)),
  description: `${help} The key is ${keys.join(' with ')}.`,
  example,
})
