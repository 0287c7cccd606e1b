/** The part of JSON Schema that our routes produce. */
export type ApiSchema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly description?: string
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly required?: readonly string[]
  readonly items?: ApiSchema
  readonly anyOf?: readonly ApiSchema[]
  readonly oneOf?: readonly ApiSchema[]
  readonly allOf?: readonly ApiSchema[]
  readonly additionalProperties?: ApiSchema | boolean
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

export type SchemaRow = { readonly path: string; readonly type: string; readonly isRequired: boolean; readonly note: string }
export type SchemaLookup = (name: string) => ApiSchema | undefined

const MAX_DEPTH = 6

const nameOf = (ref: string): string => decodeURIComponent(ref.slice(ref.lastIndexOf('/') + 1))

const resolveRef = (schema: ApiSchema, lookup: SchemaLookup): ApiSchema =>
  schema.$ref === undefined
    ? schema
    : { ...lookup(nameOf(schema.$ref)), ...(schema.description ? { description: schema.description } : {}) }

const listChoices = (schema: ApiSchema): readonly ApiSchema[] | undefined => schema.anyOf ?? schema.oneOf ?? schema.allOf

/** `text (date)`, `list of number`, `EUR or USD`. */
export const describeType = (schema: ApiSchema): string => {
  if (schema.$ref !== undefined) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  const choices = listChoices(schema)
  if (choices) return [...new Set(choices.map(describeType))].join(schema.allOf ? ' and ' : ' or ')
  if (schema.type === 'array') return `list of ${schema.items ? describeType(schema.items) : 'anything'}`
  const kinds = [schema.type ?? 'anything'].flat().map((kind) => (kind === 'string' ? 'text' : kind))
  return `${kinds.join(' or ')}${schema.format ? ` (${schema.format})` : ''}`
}

const describeLimits = ({ minLength, maxLength, minimum, maximum }: ApiSchema): string =>
  [
    minLength === undefined ? '' : `at least ${minLength} characters`,
    maxLength === undefined ? '' : `at most ${maxLength} characters`,
    minimum === undefined || minimum <= Number.MIN_SAFE_INTEGER ? '' : `from ${minimum}`,
    maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : `up to ${maximum}`,
  ]
    .filter(Boolean)
    .join(', ')

const describeNote = (schema: ApiSchema): string => [schema.description, describeLimits(schema)].filter(Boolean).join('; ')

/** Every field on a line of its own: `lines[].sku`. What refers to itself is named once and not followed. */
export const listFields = (schema: ApiSchema, lookup: SchemaLookup, path = '', seen: readonly string[] = []): SchemaRow[] => {
  if (schema.$ref !== undefined && seen.includes(schema.$ref)) return []
  const visited = schema.$ref === undefined ? seen : [...seen, schema.$ref]
  const known = resolveRef(schema, lookup)
  if (path.split('.').length > MAX_DEPTH) return []
  if (known.items) return listFields(known.items, lookup, `${path}[]`, visited)
  if (!known.properties) return (listChoices(known) ?? []).flatMap((choice) => listFields(choice, lookup, path, visited))
  const prefix = path ? `${path}.` : ''
  return Object.entries(known.properties).flatMap(([name, field]) => [
    {
      path: `${prefix}${name}`,
      type: describeType(field),
      isRequired: known.required?.includes(name) ?? false,
      note: describeNote(resolveRef(field, lookup)),
    },
    ...listFields(field, lookup, `${prefix}${name}`, visited),
  ])
}
