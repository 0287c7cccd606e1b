import type pg from 'pg'
import { ArchiveError } from '#platform/backup/archive-error.ts'
import type { ArchiveManifest, TableEntry } from '#platform/backup/archive.rules.ts'
import { copyIn } from '#platform/backup/copy-stream.ts'
import { proveTable } from '#platform/backup/dump-database.service.ts'
import { advanceSequences } from '#platform/backup/sequence.store.ts'
import { quoteColumns, quoteTable, type StoredTable } from '#platform/backup/stored-tables.store.ts'

const switchTables = async (client: pg.ClientBase, tables: readonly StoredTable[], isLoading: boolean): Promise<void> => {
  for (const { name, hasPolicy } of tables) {
    // Rows that triggers would write are in the archive already.
    await client.query(`alter table ${quoteTable(name)} ${isLoading ? 'disable' : 'enable'} trigger user`)
    // Rows cannot be copied in past row-level security; nobody else sees this before the commit.
    if (hasPolicy) await client.query(`alter table ${quoteTable(name)} ${isLoading ? 'no force' : 'force'} row level security`)
  }
}

/** Closed to everybody, the owner included, until `endLoading`. */
export const beginLoading = (client: pg.ClientBase, tables: readonly StoredTable[]): Promise<void> =>
  switchTables(client, tables, true)

export const endLoading = async (client: pg.ClientBase, tables: readonly StoredTable[]): Promise<void> => {
  // Pending checks would refuse the changes to the tables.
  await client.query('set constraints all immediate')
  await switchTables(client, tables, false)
}

export const loadTable = async (
  client: pg.ClientBase,
  tables: readonly StoredTable[],
  entry: TableEntry,
  content: AsyncIterable<Buffer>,
): Promise<void> => {
  const here = tables.find(({ name }) => name === entry.name)
  const missing = here ? entry.columns.filter((column) => !here.columns.includes(column)) : ['all columns']
  if (missing.length > 0) throw new ArchiveError(`The table ${entry.name} has no place here for ${missing.join(', ')}.`)
  await copyIn(client, `copy ${quoteTable(entry.name)} (${quoteColumns(entry.columns)}) from stdin`, content)
}

/** Reads every table again and compares count and hash with those of the archive. */
export const proveTables = async (
  client: pg.ClientBase,
  entries: readonly TableEntry[],
  manifest: ArchiveManifest,
): Promise<void> => {
  const columns = new Map(entries.map((entry) => [entry.name, entry.columns]))
  for (const expected of manifest.tables) {
    const found = await proveTable(client, { name: expected.name, columns: columns.get(expected.name) ?? [] })
    if (found.rows !== expected.rows || found.hash !== expected.hash)
      throw new ArchiveError(
        `The table ${expected.name} is not what the archive holds: ${found.rows} of ${expected.rows} rows, hash ${found.hash}. Nothing was restored.`,
      )
  }
  await advanceSequences(client, manifest.sequences)
}
