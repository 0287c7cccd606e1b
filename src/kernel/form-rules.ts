import { z } from 'zod'
import type { Endpoint } from '#kernel/endpoint.ts'
import type { FieldRule, FormRules } from '#kernel/form-faults.ts'
import { lookUp } from '#kernel/look-up.ts'

type FieldSchema = {
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly enum?: readonly unknown[]
}
type BodySchema = { readonly properties?: Readonly<Record<string, FieldSchema>> }

const trims = (schema: z.ZodType | undefined): boolean =>
  schema instanceof z.ZodString && (schema.def.checks ?? []).some((check) => check._zod.def.check === 'overwrite')

const toRule = ({ minLength, maxLength, pattern, enum: values }: FieldSchema, schema: z.ZodType | undefined): FieldRule => ({
  ...(minLength === undefined ? {} : { min: minLength }),
  ...(maxLength === undefined ? {} : { max: maxLength }),
  ...(pattern === undefined ? {} : { pattern }),
  ...(values === undefined ? {} : { values: values.map(String) }),
  ...(trims(schema) ? { isTrimmed: true } : {}),
})

/** Checks of a form in the browser: the endpoint's own schema, as data, without zod. */
export const formRules = ({ body }: Pick<Endpoint, 'body'>): FormRules => {
  if (!(body instanceof z.ZodObject)) throw new Error('Only an endpoint whose body is an object has a form')
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as BodySchema
  const shape = body.shape as Readonly<Record<string, z.ZodType>>
  const fields = Object.entries(properties).map(([name, field]) => [name, toRule(field, lookUp(shape, name))] as const)
  return { fields: Object.fromEntries(fields) }
}
