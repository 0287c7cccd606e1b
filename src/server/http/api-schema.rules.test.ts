import { expect, test } from 'vitest'
import { describeType, listFields, type ApiSchema } from '#server/http/api-schema.rules.ts'

test.each<[ApiSchema, string]>([
  [{ type: 'string' }, 'text'],
  [{ type: 'string', format: 'date' }, 'text (date)'],
  [{ type: ['string', 'null'] }, 'text or null'],
  [{ enum: ['EUR', 'USD'] }, '"EUR" or "USD"'],
  [{ const: true }, 'true'],
  [{ type: 'array', items: { type: 'integer' } }, 'list of integer'],
  [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, 'text or number'],
  [{ $ref: '#/components/schemas/Order' }, 'Order'],
  [{}, 'anything'],
])('%o reads %s', (schema, expected) => {
  expect(describeType(schema)).toBe(expected)
})

const schemas: Record<string, ApiSchema> = {
  Order: {
    type: 'object',
    required: ['number'],
    properties: { number: { type: 'string', maxLength: 20, description: 'As printed' } },
  },
  Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
}
const lookup = (name: string) => schemas[name]

test('lists nested fields, one a line, with what is needed', () => {
  const schema: ApiSchema = {
    type: 'object',
    required: ['orders'],
    properties: {
      orders: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
      page: { type: 'integer', minimum: 1 },
    },
  }
  expect(listFields(schema, lookup)).toEqual([
    { path: 'orders', type: 'list of Order', isRequired: true, note: '' },
    { path: 'orders[].number', type: 'text', isRequired: true, note: 'As printed; at most 20 characters' },
    { path: 'page', type: 'integer', isRequired: false, note: 'from 1' },
  ])
})

test('a schema that holds itself ends', () => {
  expect(listFields({ $ref: '#/components/schemas/Tree' }, lookup).map(({ path }) => path)).toEqual(['children'])
})
