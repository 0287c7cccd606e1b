import { expect, test } from 'vitest'
import { z } from 'zod'
import { phraseIssue } from '#platform/http/validation.rules.ts'

const complain = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: phraseIssue }).error?.issues[0]?.message

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'is missing'],
  [z.string(), 4, 'must be text'],
  [z.number(), 'x', 'must be a number'],
  [z.array(z.string()), {}, 'must be a list'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().min(3), 'ab', 'must be at least 3 characters'],
  [z.string().max(3), 'abcd', 'must be at most 3 characters'],
  [z.number().positive(), 0, 'must be more than 0'],
  [z.number().max(9), 10, 'must be at most 9'],
  [z.array(z.string()).max(1), ['a', 'b'], 'must be at most 1 entries'],
  [z.email(), 'x', 'must be an e-mail address'],
  [z.uuid(), 'x', 'must be an identifier'],
  [z.string().regex(/^a$/), 'x', 'does not have the right form'],
  [z.enum(['EUR', 'USD']), 'PLN', 'must be one of: EUR, USD'],
  [z.literal(true), false, 'must be one of: true'],
  [z.strictObject({}), { admin: true }, 'must not have the field admin'],
  [z.union([z.string(), z.number()]), true, 'is not valid'],
  [z.string('must be your name'), 4, 'must be your name'],
])('%#: a wrong value reads %3$s', (schema, value, expected) => {
  expect(complain(schema, value)).toBe(expected)
})
