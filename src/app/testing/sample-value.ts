/** As much of JSON Schema as our documents use. */
export type JsonSchema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly minItems?: number
  readonly minLength?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
}

const WORDS = ['Halden one', 'us', 'HA-9210', '/us/en', '00000000-0000-4000-8000-000000000000', '{}', 'a@b.example', '1']

const sampleText = (name: string, { format, pattern, minLength = 1 }: JsonSchema): string => {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (format === 'email' || /email/i.test(name)) return 'somebody@customer.example'
  if (/password/i.test(name)) return 'A-long-phrase-of-9'
  const fits = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  return WORDS.find((word) => word.length >= minLength && (fits?.test(word) ?? true)) ?? 'x'.repeat(minLength)
}

/** Something that a call accepts, so that it gets beyond the check of its input. */
export const sampleValue = (schema: JsonSchema, name = ''): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sampleValue(schema.anyOf[0] ?? {}, name)
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((key) => [key, sampleValue(schema.properties?.[key] ?? {}, key)]))
  if (schema.type === 'array')
    return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleValue(schema.items ?? {}, name))
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return true
  return sampleText(name, schema)
}
