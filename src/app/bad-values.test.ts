import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  listColumns,
  listDataKinds,
  readFileLines,
  UnreadableFile,
  writeRow,
  type DataKind,
} from '#foundation/data-kinds/public.server.ts'
import type { Field } from '#foundation/data-kinds/public.ts'
import { writeCsvRow } from '#platform/files/csv-writer.ts'
import { features } from '#app/features.ts'
import { openKindClient, type KindClient } from '#app/testing/kind-client.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

const KINDS = [...listDataKinds(features).values()]
const THEIRS = 'THEIRS-1'

let site: TestApp
let client: KindClient
let before: unknown
beforeAll(async () => {
  site = await openTestApp()
  client = await openKindClient(site, 'sps')
  before = await readAll()
  // Of another tenant: whoever guesses it learns nothing.
  const theirs = await openKindClient(site, 'aerobt')
  await theirs.bring('companies', [{ number: THEIRS, name: 'Theirs' }])
  await theirs.bring('accounts', [{ erpId: 'M1', number: '77001', company: THEIRS, name: 'Theirs', countryCode: 'no', currency: 'EUR' }]) // prettier-ignore
  await theirs.bring('categories', [{ path: THEIRS.toLowerCase(), names: { en: 'Theirs' } }])
  await theirs.bring('products', [{ sku: THEIRS, category: THEIRS.toLowerCase(), names: { en: 'Theirs' } }])
  await theirs.bring('tools', [{ id: THEIRS.toLowerCase(), names: { en: 'Theirs' } }])
})
afterAll(() => site.close())

type Bad = { readonly why: string; readonly line: unknown; readonly says: string }

/** Values that no field of a type takes, with what is said of them. */
const VALUES: Readonly<Record<Field['type'], readonly (readonly [unknown, string])[]>> = {
  text: [
    ['=HYPERLINK("x")', 'begins like a formula, with ='],
    ['@SUM(A1)', 'begins like a formula, with @'],
    ['+cmd|x', 'begins like a formula, with +'],
    ['x'.repeat(1_000_000), 'has more than 100000 letters'],
    ['a\u0000b', 'holds a character that cannot be kept'],
    [{ a: 1 }, 'is no text'],
  ],
  markup: [
    ['x'.repeat(1_000_000), 'has more than 100000 letters'],
    ['=1+1', 'begins like a formula'],
  ],
  'whole-number': [
    ['twelve', 'is no number; write it as 1284.80'],
    [1.5, 'is no whole number'],
    ['1.284,80', 'is no number'],
  ],
  number: [
    ['twelve', 'is no number; write it as 1284.80'],
    ['1,284.80', 'without marks between thousands'],
  ],
  'yes-no': [['perhaps', 'is neither true nor false']],
  date: [
    ['31.03.2027', 'is no date; write it as 2027-03-31'],
    ['2027-02-30', 'is no date'],
  ],
  time: [['soon', 'is no time; write it as 2027-03-31T08:00:00Z']],
  amount: [
    [990, 'is no amount; write it as a text, such as "597.52"'],
    ['1.284,80', 'is no amount; write it as 597.52'],
  ],
  currency: [['Euro', 'is no currency; write its three letters, such as EUR']],
  country: [['Germany', 'is no country; write its two letters, such as de']],
  language: [['Klingon', 'is none of the languages']],
  mail: [
    ['nobody', 'is no mail address'],
    ['a@b@c.example', 'is no mail address'],
  ],
  link: [['javascript:alert(1)', 'is no ']],
  choice: [['something else', 'is none of']],
  file: [
    ['../../etc/passwd', 'is no name of a file in the folder files'],
    ['not-there.pdf', 'there is no file ‘not-there.pdf’'],
  ],
  values: [
    ['red', 'is no set of values'],
    [{ colour: '=1' }, 'begins like a formula'],
  ],
  record: [['red', 'is no record of fields and values']],
  records: [
    ['red', ''],
    [['red'], ''],
  ],
}

/** Everything that is stored, by kind. */
const readAll = async () => {
  const all: unknown[] = []
  for (const { name, read } of KINDS) if (read) all.push([name, await client.read(name)])
  return all
}

const listOfField = ([name, field]: readonly [string, Field], { example }: DataKind): Bad[] => {
  const wrap = (value: unknown): unknown => (field.isByLanguage ? { en: value } : field.isList ? [value] : value)
  const column = field.isByLanguage ? `${field.column ?? name}_en` : name
  const bad = VALUES[field.type].map(([value, says]) => ({
    why: `${name} is ${(JSON.stringify(value) ?? '').slice(0, 30)}`,
    line: { ...example, [name]: wrap(value) },
    // Some kinds read records in a way of their own; the column is named by all.
    says: says === '' ? column : says,
  }))
  const more: Bad[] = []
  if (field.isRequired)
    more.push({ why: `${name} is not there`, line: { ...example, [name]: null }, says: `${column}: is missing` })
  if (field.isByLanguage) more.push({ why: `${name} in a language that is none`, line: { ...example, [name]: { xx: 'Hei' } }, says: 'there are the languages' }) // prettier-ignore
  if (field.refersTo !== undefined)
    for (const value of [THEIRS, THEIRS.toLowerCase(), 'M1~77001'])
      more.push({ why: `${name} belongs to another tenant: ${value}`, line: { ...example, [name]: field.isList ? [value] : value }, says: `${name}: ` }) // prettier-ignore
  return [...bad, ...more]
}

const listBad = (kind: DataKind): Bad[] => [
  { why: 'a list', line: ['a', 'b'], says: 'the line is no record of fields and values' },
  { why: 'a word', line: 'company', says: 'the line is no record of fields and values' },
  { why: 'nothing', line: null, says: 'the line is no record of fields and values' },
  { why: 'a field that is none', line: { ...kind.example, colour: 'red' }, says: 'colour: there is no such field; known are' },
  { why: 'a tenant', line: { ...kind.example, tenant: 'aerobt' }, says: 'tenant: there is no such field' },
  { why: 'a deletion without its key', line: { deleted: true }, says: ': is missing' },
  ...Object.entries(kind.fields).flatMap((field) => listOfField(field, kind)),
]

/** Words of those who wrote the program. */
const JARGON =
  /undefined|\bnull\b|\bNaN\b|regex|TypeError|\bzod\b|expected|\binvalid\b|\[object|constraint|syntax|stack|column reference|at line \d/i

describe('values that no field takes are refused in every kind, each with a sentence [T-46] [T-63]', () => {
  test.each(KINDS.map((kind) => [kind.name, kind] as const))('%s', async (name, kind) => {
    const bad = listBad(kind)
    expect(bad.length).toBeGreaterThanOrEqual(10)
    const answers = await client.send(name, bad.map(({ line }) => line) as object[]) // prettier-ignore
    expect(answers.map(({ ok }, at) => [bad[at]?.why, ok])).toEqual(bad.map(({ why }) => [why, false]))
    for (const [at, { error = '' }] of answers.entries()) {
      expect([bad[at]?.why, error]).toEqual([bad[at]?.why, expect.stringContaining(bad[at]?.says ?? '')])
      expect([bad[at]?.why, JARGON.test(error), error.length < 3000]).toEqual([bad[at]?.why, false, true])
    }
  })

  test('leave nothing behind', async () => {
    expect(await readAll()).toEqual(before)
  })
})

describe('a file in another encoding is refused by its name in every kind [T-63]', () => {
  const read = async (kind: DataKind, format: 'csv' | 'ndjson', bytes: Buffer): Promise<string> => {
    const chunks = async function* () {
      yield bytes
    }
    try {
      return JSON.stringify(await Array.fromAsync(readFileLines(chunks(), format, kind)))
    } catch (error) {
      return error instanceof UnreadableFile ? error.message : `no refusal: ${String(error)}`
    }
  }
  const big = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()

  test.each(KINDS.map((kind) => [kind.name, kind] as const))('%s', async (_, kind) => {
    const texts = {
      csv: [listColumns(kind.fields), writeRow(kind.fields, kind.example)].map((cells) => writeCsvRow(cells)).join(''),
      ndjson: `${JSON.stringify(kind.example)}\n`,
    }
    for (const format of ['csv', 'ndjson'] as const) {
      const text = texts[format]
      expect(await read(kind, format, Buffer.from(`\ufeff${text}`)), format).toBe(await read(kind, format, Buffer.from(text)))
      expect(await read(kind, format, Buffer.from(text)), format).not.toMatch(/Please save|no refusal/)
      for (const wide of [Buffer.from(`\ufeff${text}`, 'utf16le'), big(text)])
        expect(await read(kind, format, wide), format).toBe('The file is written in UTF-16. Please save it as UTF-8.')
      const latin = Buffer.concat([Buffer.from(text), Buffer.from('Caf\u00e9 \u00d8', 'latin1')])
      expect(await read(kind, format, latin), format).toContain('not written in UTF-8, probably in Windows-1252')
    }
  })
})
