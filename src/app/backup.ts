import { parseArgs } from 'node:util'
import { runCommandLine } from '#app/command-line.ts'
import { features } from '#app/features.ts'
import { openPlace } from '#platform/backup/archive-place.ts'
import { backUp, removeExpired, type BackupReport } from '#platform/backup/backup.service.ts'
import { openOwnerDatabase } from '#platform/backup/owner-client.ts'
import { readConfig } from '#platform/config.ts'
import { listFileKinds } from '#platform/feature.ts'
import { openFiles } from '#platform/files/files.ts'
import { readDemoKey } from '#platform/secrets/secret-keys.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run backup -- --to {file, folder/ or s3://bucket/key?region=…} [--keep 14]
  Writes database and files as they are at one moment, while everybody goes on working; encrypted if BACKUP_KEY is set.
  --keep  of those in the folder, named by their time, only so many stay`

export type BackupCommand = { readonly to: string; readonly keep?: number }

export const parseBackup = (args: readonly string[]): BackupCommand => {
  try {
    const { values } = parseArgs({ args: [...args], options: { to: { type: 'string' }, keep: { type: 'string' } } })
    const keep = values.keep === undefined ? undefined : Number(values.keep)
    const isCount = keep === undefined || (Number.isInteger(keep) && keep >= 1)
    if (values.to && isCount) return { to: values.to, ...(keep !== undefined && { keep }) }
  } catch {
    // The usage below says it.
  }
  throw new StartError(USAGE)
}

export const describeAmounts = ({ tables, files }: Pick<BackupReport, 'tables' | 'files'>): string => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables and ${files.count} files (${files.bytes} bytes)`
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const { to, keep } = parseBackup(args)
  const config = readConfig()
  const now = new Date()
  const place = await openPlace(to, now, config.files.credentials)
  const database = await openOwnerDatabase(config)
  try {
    const files = await openFiles(config.files.url, config.files.credentials)
    const demoKey = await readDemoKey(config)
    const report = await backUp({
      owner: database.owner,
      files,
      fileKinds: listFileKinds(features),
      place,
      keys: config.backupKeys,
      now,
      ...(demoKey && { demoKey }),
    })
    const expired = keep === undefined ? [] : await removeExpired(place, keep)
    return [
      `Wrote ${describeAmounts(report)} to ${place.address}${config.backupKeys.length > 0 ? ', encrypted' : ''}.`,
      ...report.vanished.map((key) => `The file ${key} was taken away while it was to be read.`),
      ...expired.map((name) => `Removed the older ${name}.`),
    ].join('\n')
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine(runCommand)
