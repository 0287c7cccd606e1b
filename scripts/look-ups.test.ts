import { expect, test } from 'vitest'
import { findLookUps } from './find-look-ups.ts'

const TSCONFIG = JSON.stringify({
  compilerOptions: { target: 'ES2025', module: 'nodenext', strict: true, noUncheckedIndexedAccess: true, types: [] },
  include: ['src', 'guard.d.ts'],
})
const find = (files: Readonly<Record<string, string>>) =>
  findLookUps({ 'package.json': '{"type":"module"}', 'tsconfig.json': TSCONFIG, ...files })

const REFUSED = {
  'src/record.ts': `const VOLTS: Readonly<Record<string, string>> = { vdc: 'v' }\nexport const f = (word: string) => VOLTS[word]`,
  'src/optional.ts': `export const f = (given: { values?: Record<string, number> }, name: string) => given.values?.[name]`,
  'src/index-signature.ts': `export const f = (given: { [name: string]: number }, name: string) => given[name]`,
  'src/written.ts': `export const f = (given: Record<string, string[]>, name: string) => (given[name] ??= [])`,
  'src/alias.ts': `type Table = Partial<Record<string, number>>\nexport const f = (table: Table, name: string) => table[name.trim()]`,
  'src/nested.ts': `export const f = (given: Record<'a', Record<string, number>>, name: string) => given.a[name]`,
  'src/cast.ts': `const TABLE = { a: 1 }\nexport const f = (name: string) => TABLE[name as keyof typeof TABLE]`,
  'src/in.ts': `const TABLE = { a: 1 }\nexport const f = (name: string) => name in TABLE`,
}
const ALLOWED = {
  'src/union.ts': `export const f = (given: Record<'a' | 'b', number>, name: 'a' | 'b') => given[name]`,
  'src/list.ts': `export const f = (given: readonly string[], at: number) => given[at]`,
  'src/map.ts': `export const f = (given: ReadonlyMap<string, number>, name: string) => given.get(name)`,
  'src/literal.ts': `export const f = (given: Record<string, number>) => given['vdc']`,
  'src/kind.ts': `export const f = (given: { a: 1 } | { b: 1 }) => 'a' in given`,
  'src/generic.ts': `export const f = <Key extends 'a' | 'b'>(given: Record<Key, number>, name: Key) => given[name]`,
  'src/planted.test.ts': `export const f = (given: Record<string, number>, name: string) => given[name]`,
}

test('a text that is looked up in a plain object is refused, whatever its type is called [T-75]', async () => {
  const found = await find({ ...REFUSED, ...ALLOWED })
  expect(found.map(({ file }) => file).toSorted()).toEqual(Object.keys(REFUSED).toSorted())
  expect(found.find(({ file }) => file === 'src/record.ts')).toMatchObject({
    line: 2,
    message: expect.stringContaining('lookUp'),
  })
})

test('a check that cannot be made says so', () =>
  expect(find({ 'tsconfig.json': '{ "extends": "./nowhere.json" }', 'src/a.ts': '' })).rejects.toThrow('cannot be checked'))
