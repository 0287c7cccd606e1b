import { z } from 'zod'
import type { Endpoint } from '#kernel/endpoint.ts'
import type { FieldRule, FormRules } from '#kernel/form-faults.ts'
import { lookUp } from '#kernel/look-up.ts'

type FieldSchema = {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
}
type BodySchema = { readonly properties?: Readonly<Record<string, FieldSchema>> }

const toSchema = (schema: z.ZodType): FieldSchema & BodySchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema & BodySchema

const trims = (schema: z.ZodType | undefined): boolean =>
  schema instanceof z.ZodString && (schema.def.checks ?? []).some((check) => check._zod.def.check === 'overwrite')

const toNumber = ({ type, minimum, maximum }: FieldSchema): NonNullable<FieldRule['number']> => ({
  // Zod says of every whole number that it is a safe one.
  ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { least: minimum }),
  ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { most: maximum }),
  ...(type === 'integer' ? { isWhole: true } : {}),
})

const toRule = (field: FieldSchema, schema: z.ZodType | undefined): FieldRule => {
  if (schema instanceof z.ZodNullable) {
    const inner = schema.unwrap() as z.ZodType
    return { ...toRule(toSchema(inner), inner), isNullable: true }
  }
  const { type, minLength, maxLength, pattern, enum: values } = field
  return {
    ...(minLength === undefined ? {} : { min: minLength }),
    ...(maxLength === undefined ? {} : { max: maxLength }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(values === undefined ? {} : { values: values.map(String) }),
    ...(trims(schema) ? { isTrimmed: true } : {}),
    ...(type === 'integer' || type === 'number' ? { number: toNumber(field) } : {}),
  }
}

/** A call may go without the body that a form sends. */
const unwrap = (body: z.ZodType | undefined): z.ZodType | undefined =>
  body instanceof z.ZodOptional || body instanceof z.ZodNullable ? unwrap(body.unwrap() as z.ZodType) : body

/** Checks of a form in the browser: the endpoint's own schema, as data, without zod. */
export const formRules = ({ body: sent }: Pick<Endpoint, 'body'>): FormRules => {
  const body = unwrap(sent)
  if (!(body instanceof z.ZodObject)) throw new Error('Only an endpoint whose body is an object has a form')
  const { properties = {} } = toSchema(body)
  const shape = body.shape as Readonly<Record<string, z.ZodType>>
  const fields = Object.entries(properties).map(([name, field]) => [name, toRule(field, lookUp(shape, name))] as const)
  return { fields: Object.fromEntries(fields) }
}
