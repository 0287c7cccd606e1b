import { toLineSchema, type JsonSchema } from '#foundation/data-kinds/public.ts'
import { lookUp } from '#kernel/look-up.ts'

type Kind = Parameters<typeof toLineSchema>[0] & { readonly name: string; readonly read?: unknown }

const PATH = '/api/integration/v1/{kind}'
const TYPE = 'application/x-ndjson'
const DELETION = 'deletion'
const ANSWER = 'line-answer'

const refer = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const SHARED: JsonSchema = {
  [DELETION]: {
    type: 'object',
    description: 'Takes a line away: its key, and deleted.',
    properties: { deleted: { type: 'boolean', enum: [true] } },
    required: ['deleted'],
    additionalProperties: true,
  },
  [ANSWER]: {
    type: 'object',
    description: 'What became of a line.',
    properties: {
      line: { type: 'integer', description: 'Which line of the call, counted from 1.' },
      ok: { type: 'boolean' },
      error: { type: 'string', description: 'Everything that is wrong with the line, in sentences.' },
    },
    required: ['line', 'ok'],
  },
}

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const part = (value: unknown, name: string): JsonSchema => {
  const found = isObject(value) ? lookUp(value, name) : undefined
  return isObject(found) ? found : {}
}

const nameKinds = (operation: JsonSchema, kinds: readonly Kind[]): JsonSchema => {
  const { parameters } = operation
  if (!Array.isArray(parameters)) return operation
  const named = (parameters as readonly JsonSchema[]).map((one) =>
    one['name'] === 'kind' ? { ...one, schema: { type: 'string', enum: kinds.map(({ name }) => name) } } : one,
  )
  return { ...operation, parameters: named }
}

/** Examples are whole lines, as they are sent. */
const contentOf = (kinds: readonly Kind[], more: readonly string[] = []): JsonSchema => ({
  [TYPE]: {
    schema: { anyOf: [...kinds.map(({ name }) => name), ...more].map(refer) },
    examples: Object.fromEntries(
      kinds.map(({ name, help, example }) => [name, { summary: help, value: `${JSON.stringify(example)}\n` }]),
    ),
  },
})

const answerWith = (operation: JsonSchema, content: JsonSchema): JsonSchema => ({
  ...operation,
  responses: { ...part(operation, 'responses'), 200: { description: 'One JSON line for each line.', content } },
})

/** Every kind of data with its fields, in the OpenAPI document of the calls that bring and read lines. */
export const describeKinds = <Document extends object>(document: Document, kinds: Iterable<Kind>, openapi: string): Document => {
  const all = [...kinds]
  const readable = all.filter(({ read }) => read !== undefined)
  const dialect = openapi.startsWith('3.0') ? '3.0' : '3.1'
  const paths = part(document, 'paths')
  if (!Object.hasOwn(paths, PATH)) return document
  const [post, get] = [part(part(paths, PATH), 'post'), part(part(paths, PATH), 'get')]
  const schemas = Object.fromEntries(all.map((kind) => [kind.name, toLineSchema(kind, dialect)]))
  const body = { required: true, content: contentOf(all, [DELETION]) }
  const answers = { [TYPE]: { schema: refer(ANSWER) } }
  const components = part(document, 'components')
  return {
    ...document,
    paths: {
      ...paths,
      [PATH]: {
        ...part(paths, PATH),
        post: answerWith({ ...nameKinds(post, all), requestBody: body }, answers),
        get: answerWith(nameKinds(get, readable), contentOf(readable)),
      },
    },
    components: { ...components, schemas: { ...part(components, 'schemas'), ...SHARED, ...schemas } },
  }
}
