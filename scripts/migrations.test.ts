import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FIRST_STRICT, checkLocks } from './migration-locks.rules.ts'
import { checkMigration } from './migrations.rules.ts'

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
  const found = checkMigration(`export const up = (db) => sql\`${statement}\`.execute(db)\n`)
  expect(found).toHaveLength(expected.length)
  for (const [index, what] of expected.entries()) expect(found[index]).toContain(what)
})

test('a marked migration may take something away', () => {
  const marked =
    "export const contracts = '2026-11-18-90-migration-checksum'\nexport const up = (db) => sql`drop table a`.execute(db)\n"
  expect(checkMigration(marked)).toEqual([])
})

const upOf = (statement: string, head = ''): string => `${head}export const up = (db) => sql\`${statement}\`.execute(db)\n`

test.each([
  ['an index of a new table', 'create table a (id integer); create index a_by_id on a (id)', []],
  ['an index of a table that was there', 'create index a_by_id on a (id)', ['makes an index of a under a lock']],
  ['a unique one', 'create unique index a_by_id on a (id, b)', ['makes an index of a']],
  ['one that operators made before', 'create index if not exists a_by_id on a (id)', []],
  ['a constraint that is validated at once', 'alter table a add constraint c check (b > 0)', ['reads all of a under a lock']],
  ['a foreign key in a list', 'alter table a add column b uuid, add foreign key (b) references c', ['reads all of a']],
  ['a constraint that is validated later', 'alter table a add constraint c check (b in (1, 2)) not valid', []],
  [
    'validation in the same update',
    'alter table a add constraint c check (b > 0) not valid; alter table a validate constraint c',
    ['under the lock of adding c'],
  ],
  ['validation afterwards', 'alter table a validate constraint c', []],
  ['a constraint that goes', 'alter table a drop constraint c', ['drops the constraint c']],
  [
    'a constraint that becomes another',
    'alter table a drop constraint c; alter table a add constraint c check (b > 0) not valid',
    [],
  ],
  ['a view that goes', 'drop view v', ['drops a view']],
  ['a column that is never null', 'alter table a add column b text not null', ['has no default']],
  ['a column with a default', "alter table a add column b text not null default 'x', add column c numeric(10, 2)", []],
  ['a computed column', 'alter table a add column b int not null generated always as (c + 1) stored', []],
  ['a column of a new table', 'create table a (b text not null); alter table a add column c text not null', []],
])('locks and older versions: %s', (_, statement, expected) => {
  const found = checkLocks(upOf(statement))
  expect(found).toHaveLength(expected.length)
  for (const [index, what] of expected.entries()) expect(found[index]).toContain(what)
})

test('what takes a migration back is not judged, and marks say that a table is small or that versions know', () => {
  expect(checkLocks(`${upOf('select 1')}export const down = (db) => sql\`drop view v\`.execute(db)`)).toEqual([])
  const brief = "export const briefLocks = ['a']\n"
  expect(checkLocks(upOf('create index i on a (b); alter table a add constraint c unique (b)', brief))).toEqual([])
  expect(checkLocks(upOf('create index i on other (b)', brief))).toHaveLength(1)
  const contracts = "export const contracts = '2026-11-18-90-migration-checksum'\n"
  expect(checkLocks(upOf('alter table a drop constraint c; drop view v', contracts))).toEqual([])
})

test('no migration from now on locks a table that may be large, or breaks an older version', async () => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts') && file >= FIRST_STRICT)
  const problems = await Promise.all(
    files.map(async (file) => checkLocks(await readFile(path.join(FOLDER, file), 'utf8')).map((problem) => `${file} ${problem}`)),
  )
  expect(problems.flat()).toEqual([])
})

test('migrations expand first; those that contract say which version must be everywhere', async () => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts') && file >= FIRST_CHECKED)
  const problems = await Promise.all(
    files.map(async (file) =>
      checkMigration(await readFile(path.join(FOLDER, file), 'utf8')).map((problem) => `${file} ${problem}`),
    ),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(problems.flat()).toEqual([])
})
