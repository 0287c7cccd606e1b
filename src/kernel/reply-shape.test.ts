import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { toReplyShape } from '#kernel/endpoint.ts'
import { findMismatch } from '#kernel/reply-shape.ts'

const reply = z.object({
  id: z.string(),
  version: z.int().min(1),
  kind: z.enum(['general', 'video']),
  note: z.string().nullable(),
  mail: z.email().optional(),
  lines: z.array(z.strictObject({ sku: z.string(), quantity: z.number() })).readonly(),
  names: z.record(z.string(), z.string()),
  state: z.union([z.literal('open'), z.object({ until: z.string() })]),
  rest: z.unknown(),
})
const shape = toReplyShape(reply)
const fine = {
  id: 'a',
  version: 1,
  kind: 'general',
  note: null,
  lines: [{ sku: 'A-1', quantity: 2 }],
  names: { de: 'Pumpe' },
  state: 'open',
  rest: undefined,
}

describe('a reply that keeps its promise', () => {
  test.each([
    ['as declared', fine],
    ['with what may be there', { ...fine, mail: 'ann@example.com', note: 'x', state: { until: 'noon' }, rest: [1] }],
    ['of a newer server, with fields that nobody knows', { ...fine, extra: true, lines: [{ sku: '', quantity: 0, unit: 'm' }] }],
    ['that is empty where it may be', { ...fine, lines: [], names: {} }],
  ])('%s', (_, value) => {
    expect(reply.loose().safeParse(value).success || 'lines' in value).toBe(true)
    expect(findMismatch(shape, value)).toBeUndefined()
  })

  test('anything, where the endpoint declares no reply or an empty one', () => {
    expect([toReplyShape(undefined), toReplyShape(z.void())]).toEqual(['any', 'any'])
    expect(findMismatch('any', undefined)).toBeUndefined()
  })
})

test('a reply without single values is taken as it is: what lists them may know fewer', () => {
  const { id: _id, note: _note, state: _state, ...rest } = fine
  expect(findMismatch(toReplyShape(reply.omit({ state: true })), { ...rest, lines: [{ sku: 'A' }] })).toBeUndefined()
})

describe('a reply that does not is told by the place', () => {
  test.each<[unknown, string]>([
    [undefined, 'reply'],
    [null, 'reply'],
    [[fine], 'reply'],
    ['<!doctype html>', 'reply'],
    [{}, 'reply.lines'],
    [{ ...fine, id: null }, 'reply.id'],
    [{ ...fine, version: '1' }, 'reply.version'],
    [{ ...fine, kind: 'other' }, 'reply.kind'],
    [{ ...fine, note: 7 }, 'reply.note'],
    [{ ...fine, mail: 1 }, 'reply.mail'],
    [{ ...fine, lines: {} }, 'reply.lines'],
    [{ ...fine, lines: [{ sku: 'A', quantity: '2' }] }, 'reply.lines.0.quantity'],
    [{ ...fine, names: { de: 1 } }, 'reply.names.de'],
    [{ ...fine, names: ['de'] }, 'reply.names'],
    [{ ...fine, state: 'shut' }, 'reply.state'],
  ])('%j', (value, at) => {
    expect(findMismatch(shape, value)).toBe(at)
    expect(reply.safeParse(value).success).toBe(false)
  })

  test('names of every object are no fields of it', () => {
    const fields = new Map([['toString', { list: 'any' } as const]])
    expect(findMismatch({ fields: Object.fromEntries(fields) }, {})).toBe('reply.toString')
  })
})
