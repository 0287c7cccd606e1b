import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMentionPatterns, type PersonNames } from '#platform/privacy/mentions.rules.ts'
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const ANN: PersonNames = {
  id: '00000000-0000-4000-8000-000000000001',
  emails: ['ann@x.example'],
  givenName: 'Ann',
  familyName: `O'Berg`,
  phone: '+49 (170) 55-5',
  honId: 'H-1',
  isNamesake: false,
}

const replace = async (text: string, names: PersonNames = ANN): Promise<string> => {
  const { found, patterns } = listMentionPatterns(names)
  const { rows } = await sql<{ text: string }>`
    select case when ${text}::text ~* any(${[...found]}::text[])
      then replace_mentions(${text}, ${[...patterns]}::text[], 'P') else ${text} end as text`.execute(database.db)
  return rows[0]?.text ?? ''
}

test.each([
  ['an address in any case', 'Write to ANN@x.example.', 'Write to P.'],
  ['no longer address', 'joann@x.example, ann@x.example-works', 'joann@x.example, ann@x.example-works'],
  ['both orders of the name', `Ann O'Berg; O'Berg, Ann`, 'P; P'],
  ['no longer name', `Ann O'Bergmann and Joann O'Berg`, `Ann O'Bergmann and Joann O'Berg`],
  ['the name in HTML', '<b>Ann O&#39;Berg</b>', '<b>P</b>'],
  ['a number', 'call +49 (170) 55-5 now', 'call P now'],
  ['no first name alone', 'Ann called', 'Ann called'],
  [
    'a first name as a value beside the address',
    '{"mail":"ann@x.example","name":"Ann","by":"Anna"}',
    '{"mail":"P","name":"P","by":"Anna"}',
  ],
  ['no first name as a value alone', '{"name":"Ann"}', '{"name":"Ann"}'],
])('%s', async (_, text, expected) => expect(await replace(text)).toBe(expected))

test('the name of two people is replaced only beside something that is certain', async () => {
  const shared = { ...ANN, isNamesake: true }
  expect(await replace(`Ann O'Berg`, shared)).toBe(`Ann O'Berg`)
  expect(await replace(`Ann O'Berg <ann@x.example>`, shared)).toBe('P <P>')
})

test('short numbers and empty names match nothing', async () => {
  const nobody = { ...ANN, givenName: '', familyName: '', phone: '112', honId: '' }
  expect(await replace('112 is "" for ann@x.example', nobody)).toBe('112 is "" for P')
})
