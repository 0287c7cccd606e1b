import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { findFormFaults, readField } from '#kernel/form-faults.ts'
import { formRules } from '#kernel/form-rules.ts'

const body = z.strictObject({
  name: z
    .string()
    .trim()
    .min(2)
    .max(10)
    .regex(/^[\p{L} ]*$/u),
  password: z.string().min(4),
  note: z.string().max(5),
  language: z.enum(['en', 'de']),
})
const save = endpoint({ method: 'POST', access: 'everyone', path: '/api/x', tag: 'x', summary: 'x', body })
const rules = formRules(save)
const good = { name: 'Żółć', password: 'a  b', note: '', language: 'de' }

describe('a form is checked by the schema of its endpoint', () => {
  test('the rules are plain data', () => {
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules)
    expect(rules.fields).toMatchObject({
      name: { min: 2, max: 10, isTrimmed: true },
      password: { min: 4 },
      note: { max: 5 },
      language: { values: ['en', 'de'] },
    })
  })

  test.each([
    ['what fits', {}, undefined],
    ['spaces alone', { name: '   ' }, ['name', { kind: 'missing' }]],
    ['a short text', { name: ' a ' }, ['name', { kind: 'short', count: 2 }]],
    ['a long text', { note: '123456' }, ['note', { kind: 'long', count: 5 }]],
    ['a sign that may not stand there', { name: 'a/b' }, ['name', { kind: 'unfit' }]],
    ['a choice that is none', { language: 'xx' }, ['language', { kind: 'unfit' }]],
    ['no choice', { language: '' }, ['language', { kind: 'missing' }]],
    ['spaces that belong to it', { password: '   a' }, undefined],
  ])('%s: as the server decides', (_, change, expected) => {
    const values = { ...good, ...change }
    const [fault] = findFormFaults(rules, values)
    expect(fault).toEqual(expected)
    expect(body.safeParse(values).success).toBe(expected === undefined)
  })

  const numbers = z.strictObject({ pieces: z.int().min(1).max(9), months: z.number().nullable(), day: z.iso.date().nullable() })
  const numberRules = formRules(
    endpoint({ method: 'POST', access: 'everyone', path: '/api/y', tag: 'x', summary: 'x', body: numbers }),
  )

  test.each([
    ['what fits', { pieces: '9', months: '', day: '' }, { pieces: 9, months: null, day: null }, undefined],
    ['a comma', { months: '1,5' }, { pieces: 2, months: 1.5, day: null }, undefined],
    ['too little', { pieces: '0' }, { pieces: 0, months: null, day: null }, ['pieces', { kind: 'unfit' }]],
    ['too much', { pieces: '10' }, { pieces: 10, months: null, day: null }, ['pieces', { kind: 'unfit' }]],
    ['a part of one', { pieces: '1.5' }, { pieces: 1.5, months: null, day: null }, ['pieces', { kind: 'unfit' }]],
    ['nothing', { pieces: ' ' }, { pieces: Number.NaN, months: null, day: null }, ['pieces', { kind: 'missing' }]],
    ['no day', { day: 'soon' }, { pieces: 2, months: null, day: 'soon' }, ['day', { kind: 'unfit' }]],
  ])('typed numbers and days, %s: as the server decides', (_, typed, expected, fault) => {
    const fields = Object.entries({ pieces: '2', months: '', day: '', ...typed })
    const values = Object.fromEntries(fields.map(([name, value]) => [name, readField(numberRules.fields[name] ?? {}, value)]))
    expect(values).toEqual(expected)
    expect([...findFormFaults(numberRules, values)][0]).toEqual(fault)
    expect(numbers.safeParse(values).success).toBe(fault === undefined)
  })

  test('a body that a call may go without has the form of what it is with', () => {
    expect(formRules({ body: body.nullish() })).toEqual(rules)
  })

  test('a body that is no object has no form', () => {
    expect(() => formRules({ body: z.string() })).toThrow('has a form')
  })
})
