import { parseArgs } from 'node:util'
import path from 'node:path'
import { runCommandLine } from '#app/command-line.ts'
import { moveFiles } from '#platform/backup/move-files.service.ts'
import { openOwnerDatabase } from '#platform/backup/owner-client.ts'
import { readConfig } from '#platform/config.ts'
import { filesUrl } from '#platform/config-fields.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { openFiles } from '#platform/files/files.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run files -- move --from folder:/var/lib/portico/files --to s3://bucket?region=…
  Copies all stored files, either way, and compares their hashes; run again, it goes on where it ended. The source stays as it is.`

export type MoveCommand = { readonly from: string; readonly to: string }

export const parseFiles = (args: readonly string[]): MoveCommand => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, to: { type: 'string' } },
      allowPositionals: true,
    })
    const { from, to } = values
    const isMove = positionals.length === 1 && positionals[0] === 'move'
    if (isMove && filesUrl.safeParse(from).success && filesUrl.safeParse(to).success && from && to && from !== to)
      return { from, to }
  } catch {
    // The usage below says it.
  }
  throw new StartError(USAGE)
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const { from, to } = parseFiles(args)
  const config = readConfig()
  const open = (url: string) =>
    openFiles(url.startsWith('folder:') ? path.resolve(url.slice('folder:'.length)) : url, config.files.credentials)
  const database = await openOwnerDatabase(config)
  try {
    const { rows } = await withClient(database.owner, (client) =>
      client.query<{ key: string }>('select key from tenant order by key'),
    )
    const report = await moveFiles(
      await open(from),
      await open(to),
      rows.map(({ key }) => key),
    )
    return `${report.copied} files copied, ${report.present} were there already, ${report.bytes} bytes in all; every hash agrees. Set FILES_URL=${to} and restart the servers, then run this once more for what came meanwhile.`
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine(runCommand)
