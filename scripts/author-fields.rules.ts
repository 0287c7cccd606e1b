import { z } from 'zod'
import type { AuthorField, AuthorFields, BlockDefinition } from '#foundation/blocks/public.ts'

type Shape = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

type Checked = Pick<BlockDefinition, 'type' | 'schema' | 'fields'>

/** A property of a block that authors cannot set, or not with the control that they get. */
export type AuthorFault = { readonly field: string; readonly problem: 'not offered' | 'unknown' | 'wrong control' }

const TEXTS: readonly AuthorField['kind'][] = [
  'text',
  'multiline',
  'richtext',
  'code',
  'date',
  'moment',
  'link',
  'select',
  'colour',
]

/** The values that each control can write. */
const isWritable = (shape: Shape, kind: AuthorField['kind']): boolean => {
  if (shape.anyOf) return shape.anyOf.some((one) => isWritable(one, kind))
  if (shape.type === 'array') {
    if (shape.items?.properties) return kind === 'list'
    if (shape.items?.type === 'string') return shape.items.enum ? kind === 'choices' : kind === 'lines' || kind === 'codes'
    return kind === 'weekdays'
  }
  if (shape.properties) return kind === 'image' || kind === 'link'
  if (shape.type === 'boolean') return kind === 'toggle'
  if (shape.type === 'number' || shape.type === 'integer') return kind === 'number' || kind === 'weekday'
  if (shape.enum) return kind === 'select' || kind === 'colour'
  return TEXTS.includes(kind)
}

const compare = (properties: Readonly<Record<string, Shape>>, fields: AuthorFields, path: string): AuthorFault[] => {
  const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(properties, name))
  return [
    ...unknown.map((name): AuthorFault => ({ field: `${path}${name}`, problem: 'unknown' })),
    ...Object.entries(properties).flatMap(([name, shape]): AuthorFault[] => {
      const field = fields[name]
      const at = `${path}${name}`
      if (!field) return [{ field: at, problem: 'not offered' }]
      if (!isWritable(shape, field.kind)) return [{ field: at, problem: 'wrong control' }]
      return field.kind === 'list' ? compare(shape.items?.properties ?? {}, field.of, `${at}.`) : []
    }),
  ]
}

/** A block's schema beside the fields that the page editor offers for it. */
export const listAuthorFaults = ({ type, schema, fields }: Checked): AuthorFault[] => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return compare(properties, fields, `${type}.`)
}

export type AuthorFieldReport = {
  readonly faults: readonly AuthorFault[]
  /** Lines of the reviewed list that name no fault any more. */
  readonly stale: readonly string[]
}

/** `reviewed` names a field as `block.field`, or with `block.*` all of a block that no author places. */
export const checkAuthorFields = (blocks: readonly Checked[], reviewed: ReadonlyMap<string, string>): AuthorFieldReport => {
  const all = blocks.flatMap(listAuthorFaults)
  const lineOf = ({ field, problem }: AuthorFault): string | undefined =>
    problem === 'not offered' ? [field, `${field.split('.')[0]}.*`].find((line) => reviewed.has(line)) : undefined
  const used = new Set(all.map(lineOf))
  return { faults: all.filter((fault) => !lineOf(fault)), stale: [...reviewed.keys()].filter((line) => !used.has(line)) }
}
