import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

/** The effect of a migration, not its layout: imports move and lines are formatted anew. */
export const hashMigration = (source: string): string =>
  createHash('sha256')
    .update(
      source
        .split('\n')
        .filter((line) => !line.startsWith('import '))
        .join('')
        .replace(/\s/g, ''),
    )
    .digest('hex')

const hashFile = async (folder: string, name: string): Promise<string | undefined> => {
  const source = await readFile(path.join(folder, `${name}.ts`), 'utf8').catch(() => undefined)
  return source === undefined ? undefined : hashMigration(source)
}

type Row = { readonly name: string; readonly sha256: string }

/** Applied migrations whose file says something else now. Empty before the table is there. */
export const listChangedMigrations = async (client: pg.ClientBase, folder: string): Promise<string[]> => {
  const { rows: tables } = await client.query(`select 1 where to_regclass('public.migration_checksum') is not null`)
  if (tables.length === 0) return []
  const { rows } = await client.query<Row>('select name, sha256 from migration_checksum order by name')
  const changed: string[] = []
  for (const { name, sha256 } of rows) {
    const now = await hashFile(folder, name)
    if (now !== undefined && now !== sha256) changed.push(name)
  }
  return changed
}

/** Notes what was applied; `isAccepted` also takes over what was changed since. */
export const recordChecksums = async (client: pg.ClientBase, folder: string, isAccepted = false): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select name from kysely_migration where $1 or not exists (select from migration_checksum c where c.name = kysely_migration.name)`,
    [isAccepted],
  )
  for (const { name } of rows) {
    const sha256 = await hashFile(folder, name)
    if (sha256 === undefined) continue
    await client.query(
      'insert into migration_checksum (name, sha256) values ($1, $2) on conflict (name) do update set sha256 = excluded.sha256',
      [name, sha256],
    )
  }
}
