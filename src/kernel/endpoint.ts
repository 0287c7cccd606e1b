import { z } from 'zod'
import type { Access } from '#kernel/access.ts'
import type { ReadOnlyReason } from '#kernel/read-only.ts'
import type { ReplyShape } from '#kernel/reply-shape.ts'

type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type EndpointText = {
  /** The group of `/api/docs` that shows it. */
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly isHidden?: undefined
}
/** Named in `undocumented.ts` instead. */
type HiddenEndpoint = {
  readonly isHidden: true
  readonly tag?: undefined
  readonly summary?: undefined
  readonly description?: undefined
}

/** An endpoint's request and reply, declared once in an `.api.ts` for the route and for browsers. */
export type EndpointSpec = (EndpointText | HiddenEndpoint) & {
  readonly method: EndpointMethod
  /** Who may call, decided on headers alone before the body is read [T-95]. */
  readonly access: Access
  /** As Fastify spells it: `/api/orders/:number`. */
  readonly path: string
  /** Further paths that answer the same. */
  readonly aliases?: readonly string[]
  /** Further paths that `/api/docs` does not show. */
  readonly hiddenAliases?: readonly string[]
  /** Answers 403 `reauthentication_required` until the person has proven who they are in the last five minutes [T-103]. */
  readonly needsFreshProof?: true
  /** Without it, whatever is not a GET is refused while the site is read-only. */
  readonly whileReadOnly?: ReadOnlyReason
  /** Also for visits that a procurement system opened; to all other endpoints they are anonymous [T-110]. */
  readonly inPunchOut?: true
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  /** Headers that the handler reads; a caller sends them beside the rest. */
  readonly headers?: z.ZodType
  readonly body?: z.ZodType
  /** The body is sent as a form instead of JSON. */
  readonly sendsForm?: true
  /** Without it, the endpoint answers something else than JSON. */
  readonly reply?: z.ZodType
  /** The reply that browsers rely on, where another system may answer at a configured path; `reply` unless given. */
  readonly browserReply?: z.ZodType
  /** The status of a success, 200 unless said. */
  readonly status?: 200 | 201 | 202 | 204
  /** Statuses of documented failures. */
  readonly errors?: readonly number[]
  /** The body of a failure, where another product's API is stored; the API's own error shape unless said. */
  readonly errorReply?: z.ZodType
}

/** Browsers hold method, path, `sendsForm` and the shape only: the build leaves the rest out. */
export type Endpoint<Spec extends EndpointSpec = EndpointSpec> = Spec & { readonly shape: ReplyShape }

/** The part of JSON Schema that zod writes. */
type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
}

const simplify = (schema: JsonSchema): ReplyShape => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return { anyOf: choices.map(simplify) }
  if (Array.isArray(schema.type)) return { anyOf: schema.type.map((type: string) => simplify({ ...schema, type })) }
  if (schema.enum) return { values: schema.enum }
  if ('const' in schema) return { values: [schema.const] }
  if (schema.type === 'array') return { list: schema.items ? simplify(schema.items) : 'any' }
  if (schema.type === 'object' && schema.properties) {
    const { properties, required = [] } = schema
    const names = Object.entries(properties).map(
      ([name, field]) => [required.includes(name) ? name : `${name}?`, simplify(field)] as const,
    )
    return { fields: Object.fromEntries(names) }
  }
  if (schema.type === 'object')
    return { map: typeof schema.additionalProperties === 'object' ? simplify(schema.additionalProperties) : 'any' }
  if (schema.type === 'integer') return 'number'
  const { type } = schema
  return type === 'string' || type === 'number' || type === 'boolean' || type === 'null' ? type : 'any'
}

/** A reply carries every field that has a default: its shape is that of the schema's output. */
export const toReplyShape = (reply: z.ZodType | undefined): ReplyShape =>
  reply ? simplify(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }) as JsonSchema) : 'any'

export const endpoint = <const Spec extends EndpointSpec>(spec: Spec): Endpoint<Spec> => {
  let shape: ReplyShape | undefined
  return {
    ...spec,
    // Only tests and the build request it: a server's start does not wait for it.
    get shape(): ReplyShape {
      return (shape ??= toReplyShape(spec.browserReply ?? spec.reply))
    },
  }
}

type SchemaOf<Spec, Part extends 'params' | 'query' | 'headers' | 'body' | 'reply' | 'browserReply'> = Spec extends {
  readonly [_ in Part]: infer Schema
}
  ? Extract<Schema, z.ZodType>
  : never
type Sent<Spec, Part extends 'params' | 'query' | 'body'> = [SchemaOf<Spec, Part>] extends [never]
  ? { readonly [_ in Part]?: undefined }
  : Partial<z.input<SchemaOf<Spec, Part>>> extends z.input<SchemaOf<Spec, Part>>
    ? { readonly [_ in Part]?: z.input<SchemaOf<Spec, Part>> }
    : { readonly [_ in Part]: z.input<SchemaOf<Spec, Part>> }

/** The caller's request. */
export type RequestOf<Spec> = Sent<Spec, 'params'> & Sent<Spec, 'query'> & Sent<Spec, 'body'>

/** The handler's request. */
export type ReceivedOf<Spec, Part extends 'params' | 'query' | 'headers' | 'body'> = [SchemaOf<Spec, Part>] extends [never]
  ? unknown
  : z.output<SchemaOf<Spec, Part>>

/** The handler's result. */
export type GivenOf<Spec> = [SchemaOf<Spec, 'reply'>] extends [never] ? unknown : z.output<SchemaOf<Spec, 'reply'>>

/** The caller's result, with its shape checked. */
export type ReplyOf<Spec> = [SchemaOf<Spec, 'browserReply'>] extends [never]
  ? GivenOf<Spec>
  : z.output<SchemaOf<Spec, 'browserReply'>>
