import type pg from 'pg'
import type { ArchiveManifest, TableEntry, TableProof } from '#platform/backup/archive.rules.ts'
import type { ArchiveWriter } from '#platform/backup/archive-writer.ts'
import { copyOut } from '#platform/backup/copy-stream.ts'
import { createRowHash, hashRows } from '#platform/backup/row-hash.ts'
import { readSequences } from '#platform/backup/sequence.store.ts'
import { quoteColumns, quoteTable, type StoredTable } from '#platform/backup/stored-tables.store.ts'

/** SQL that keeps only some rows of a table; undefined for all of them. */
export type Filter = string | undefined

export const copyRows = (
  client: pg.ClientBase,
  table: Pick<StoredTable, 'name' | 'columns'>,
  filter?: Filter,
): AsyncIterable<Buffer> =>
  copyOut(
    client,
    `copy (select ${quoteColumns(table.columns)} from ${quoteTable(table.name)}${filter ? ` where ${filter}` : ''}) to stdout`,
  )

/** Counts and hashes what the transaction sees now. */
export const proveTable = async (
  client: pg.ClientBase,
  table: Pick<StoredTable, 'name' | 'columns'>,
  filter?: Filter,
): Promise<TableProof> => {
  const rowHash = createRowHash()
  for await (const chunk of copyRows(client, table, filter)) rowHash.add(chunk)
  return { name: table.name, ...rowHash.read() }
}

/** Writes tables as the client's transaction sees them. */
export const dumpTables = async (
  client: pg.ClientBase,
  tables: readonly (StoredTable & { readonly filter?: Filter })[],
  archive: Pick<ArchiveWriter, 'add'>,
): Promise<Omit<ArchiveManifest, 'files'>> => {
  const proofs: TableProof[] = []
  for (const table of tables) {
    const rowHash = createRowHash()
    const entry: TableEntry = { kind: 'table', name: table.name, columns: [...table.columns] }
    await archive.add(entry, hashRows(copyRows(client, table, table.filter), rowHash))
    proofs.push({ name: table.name, ...rowHash.read() })
  }
  return { tables: proofs, sequences: await readSequences(client) }
}
