import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { judgeMigration } from './migrations.rules.ts'

const FOLDER = path.resolve(import.meta.dirname, '../migrations')
/** Those before it were applied when nothing ran beside them. */
const FIRST_CHECKED = '2026-11-18-90'

test.each([
  ['adds a table', 'create table a (id integer)', []],
  ['adds a column', 'alter table a add column b text', []],
  ['drops a column', 'alter table a drop column b', ['drops a column']],
  ['drops a table', 'drop table a', ['drops a table']],
  ['renames a column', 'alter table a rename column b to c', ['renames']],
  ['changes a type', 'alter table a alter column b type bigint', ['changes the type']],
  ['forbids null', 'alter table a alter column b set not null', ['forbids null']],
  ['locks', 'lock table a in exclusive mode', ['locks a table']],
])('a migration that %s', (_, statement, expected) => {
  const found = judgeMigration(`export const up = (db) => sql\`${statement}\`.execute(db)\n`)
  expect(found).toHaveLength(expected.length)
  for (const [index, what] of expected.entries()) expect(found[index]).toContain(what)
})

test('a marked migration may take something away', () => {
  const marked =
    "export const contracts = '2026-11-18-90-migration-checksum'\nexport const up = (db) => sql`drop table a`.execute(db)\n"
  expect(judgeMigration(marked)).toEqual([])
})

test('migrations expand first; those that contract say which version must be everywhere', async () => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts') && file >= FIRST_CHECKED)
  const problems = await Promise.all(
    files.map(async (file) =>
      judgeMigration(await readFile(path.join(FOLDER, file), 'utf8')).map((problem) => `${file} ${problem}`),
    ),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(problems.flat()).toEqual([])
})
