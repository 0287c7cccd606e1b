import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listDataKinds, type DataKind } from '#foundation/data-kinds/public.server.ts'
import { features } from '#app/features.ts'

const file = new URL('../features/administration/data-admin/texts/en.ts', import.meta.url)
const words = new Set([...readFileSync(file, 'utf8').matchAll(/^ {2}'field\.([\w.]+)': '.+',$/gm)].map(([, name]) => name))

const kinds = [...listDataKinds(features).values()]

/** Names of fields, and those of records inside of them behind the name of the record. */
const listNames = (fields: DataKind['fields'], above = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [`${above}${name}`, ...listNames(field.fields ?? {}, `${name}.`)])

const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'the back office has a word for every field of %s',
  (_, { fields }) => {
    expect(listNames(fields).filter((name) => !words.has(name) && !words.has(lastOf(name)))).toEqual([])
  },
)

test('a word that no field has is taken out', () => {
  const names = new Set(kinds.flatMap(({ fields }) => listNames(fields)).flatMap((name) => [name, lastOf(name)]))
  expect([...words].filter((name) => name === undefined || !names.has(name))).toEqual([])
})

/** Values to choose from, each behind the last name of its field. */
const listChoices = (fields: DataKind['fields']): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    ...(field.choices ?? []).map((choice) => `${name}.${choice}`),
    ...listChoices(field.fields ?? {}),
  ])

const choiceWords = new Set([...readFileSync(file, 'utf8').matchAll(/^ {2}'choice\.([^']+)': '.+',$/gm)].map(([, name]) => name))

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'the back office has a word for every value that may be chosen in %s',
  (_, { fields }) => {
    expect(listChoices(fields).filter((name) => !choiceWords.has(name))).toEqual([])
  },
)

test('a word that no value has is taken out', () => {
  const names = new Set(kinds.flatMap(({ fields }) => listChoices(fields)))
  expect([...choiceWords].filter((name) => name === undefined || !names.has(name))).toEqual([])
})
