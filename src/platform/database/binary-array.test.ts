import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeArray, encodeBits, encodeIntegers, encodeSlices } from '#platform/database/binary-array.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const ask = async (value: Buffer, type: string): Promise<unknown> => {
  const { rows } = await sql<{ json: unknown }>`select to_jsonb(${value}::${sql.raw(type)}) as json`.execute(database.db)
  return rows[0]?.json
}

test('arrays of texts arrive as they are, whatever is in them', async () => {
  const texts = ['plain', '', 'with "quotes", {braces} and \\', '阀门 Größe', null]
  expect(
    await ask(
      encodeArray(
        'text',
        texts.map((text) => (text === null ? null : Buffer.from(text))),
      ),
      'text[]',
    ),
  ).toEqual(texts)
  expect(await ask(encodeArray('text', []), 'text[]')).toEqual([])
})

test('JSON is read once, as jsonb', async () => {
  const values = [{ a: [1, 'x'] }, 'y', null]
  const elements = values.map((value) => Buffer.from(`\u0001${JSON.stringify(value)}`))
  expect(await ask(encodeArray('jsonb', elements), 'jsonb[]')).toEqual(values)
})

test('whole numbers and bits', async () => {
  expect(await ask(encodeIntegers(Int32Array.of(7, -1, 2_000_000_000)), 'integer[]')).toEqual([7, -1, 2_000_000_000])
  expect(await ask(encodeIntegers(new Int32Array()), 'integer[]')).toEqual([])
  const bits = [encodeBits(Uint8Array.of(0b1010_0000), 3), encodeBits(Uint8Array.of(0xff, 0x80), 9)]
  expect(await ask(encodeArray('varbit', bits), 'bit varying[]')).toEqual(['101', '111111111'])
})

test('parts of one buffer make an array too', async () => {
  const source = Buffer.from('abcdef')
  expect(await ask(encodeSlices('text', source, Int32Array.of(0, 2, -1, -1, 3, 6, 2, 2)), 'text[]')).toEqual([
    'ab',
    null,
    'def',
    '',
  ])
  expect(await ask(encodeSlices('text', source, new Int32Array()), 'text[]')).toEqual([])
})
