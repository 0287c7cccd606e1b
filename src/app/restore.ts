import { parseArgs } from 'node:util'
import { describeAmounts } from '#app/backup.ts'
import { runCommandLine } from '#app/command-line.ts'
import { features } from '#app/features.ts'
import { runSmokeTest } from '#app/smoke-test.ts'
import { openPlace } from '#platform/backup/archive-place.ts'
import { openOwnerDatabase } from '#platform/backup/owner-client.ts'
import { checkArchive, restore } from '#platform/backup/restore.service.ts'
import { readConfig } from '#platform/config.ts'
import { listFileKinds } from '#platform/feature.ts'
import { openFiles } from '#platform/files/files.ts'
import { writeDemoKey } from '#platform/secrets/secret-keys.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run restore -- --from {file or s3://bucket/key?region=…} [--check]
  Fills an empty database and the file storage, and proves every table and file by count and hash.
  --check  only reads the archive and says whether it is whole`

export type RestoreCommand = { readonly from: string; readonly isCheckOnly: boolean }

export const parseRestore = (args: readonly string[]): RestoreCommand => {
  try {
    const { values } = parseArgs({ args: [...args], options: { from: { type: 'string' }, check: { type: 'boolean' } } })
    if (values.from) return { from: values.from, isCheckOnly: values.check ?? false }
  } catch {
    // The usage below says it.
  }
  throw new StartError(USAGE)
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const { from, isCheckOnly } = parseRestore(args)
  const config = readConfig()
  const place = await openPlace(from, new Date(), config.files.credentials)
  if (isCheckOnly) {
    const { header, manifest } = await checkArchive(place, config.backupKeys)
    return `${place.address} is whole: ${describeAmounts(manifest)}, written ${header.createdAt}.`
  }
  const database = await openOwnerDatabase(config)
  try {
    const files = await openFiles(config.files.url, config.files.credentials)
    const { header, manifest, migrated, absence } = await restore({
      owner: database.owner,
      files,
      fileKinds: listFileKinds(features),
      place,
      keys: config.backupKeys,
      beforeCommit: ({ demoKey }) => writeDemoKey(config, demoKey),
    })
    process.stdout.write(
      [
        `Restored ${describeAmounts(manifest)}, written ${header.createdAt}. Counts and hashes of all tables and files agree.`,
        ...(migrated.length > 0 ? [`Applied ${migrated.length} migrations that are newer than the archive.`] : []),
        ...(absence === undefined ? [] : [`${absence} The backup was written without them: bring them from another one.`]),
        '',
      ].join('\n'),
    )
    return await runSmokeTest(config, { ...database, direct: database.app })
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine(runCommand)
