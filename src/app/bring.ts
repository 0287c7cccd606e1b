import { createWriteStream, type WriteStream } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bringFiles, describeProblems, type BringReport } from '#foundation/data-kinds/public.server.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { writeCsvRow } from '#platform/files/csv-writer.ts'
import { createProgress } from '#app/bring-progress.ts'
import { runCommandLine } from '#app/command-line.ts'
import type { StartedServices } from '#app/start-services.ts'
import { withServices } from '#app/with-services.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run bring -- --tenant marine [--check] [--partial] [--progress] {folder or file…}
  Brings files that are named by their kind of data: companies.csv, accounts.xlsx, orders.ndjson; docs/data tells of each kind.
  --check     only says what would be refused
  --partial   takes the good lines although others are refused
  --progress  shows a bar`

export type BringCommand = {
  readonly tenant: TenantKey
  readonly paths: readonly string[]
  readonly isCheckOnly: boolean
  readonly isPartial: boolean
  readonly hasProgress: boolean
}

/** The command line, or how it should look. */
export const parseBring = (args: readonly string[]): BringCommand => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        tenant: { type: 'string' },
        check: { type: 'boolean' },
        partial: { type: 'boolean' },
        progress: { type: 'boolean' },
      },
      allowPositionals: true,
    })
    const { tenant, check = false, partial = false, progress = false } = values
    if (tenant && positionals.length > 0)
      return { tenant, paths: positionals, isCheckOnly: check, isPartial: partial, hasProgress: progress }
  } catch {}
  throw new StartError(USAGE)
}

type Parts = Pick<StartedServices, 'backgroundDb' | 'tenants'> & StartedServices
type Say = (sentence: string) => void

/** Refused lines beside the files they come from: `companies.refused.csv`. */
const createRefusedFiles = () => {
  const streams = new Map<string, WriteStream>()
  const open = (file: string): WriteStream => {
    const { dir, name } = path.parse(file)
    const stream = createWriteStream(path.join(dir, `${name}.refused.csv`))
    // A folder that cannot be written to: the lines are said anyway.
    stream.on('error', () => {})
    stream.write(writeCsvRow(['line', 'column', 'reason']))
    streams.set(file, stream)
    return stream
  }
  return {
    add: (file: string, line: number, problems: readonly LineProblem[]): void => {
      const stream = streams.get(file) ?? open(file)
      for (const { column, reason } of problems) stream.write(writeCsvRow([String(line), column, reason]))
    },
    end: () => Promise.all([...streams.values()].map((stream) => new Promise((done) => stream.end(done)))),
  }
}

const summarise = ({ files, isSaved, endedAt }: BringReport, isCheckOnly: boolean): string => {
  const lines = files.map(
    ({ file, taken, unchanged, refused }) => `${file}: ${taken} taken, ${unchanged} unchanged, ${refused} refused`,
  )
  if (endedAt !== undefined) lines.push(`${endedAt} was not saved, nor any file behind it.`)
  else if (!isSaved && !isCheckOnly) lines.push('Nothing was saved. Mend the lines above, or take the good ones with --partial.')
  return lines.join('\n')
}

/** The brought files, in words, and whether lines were refused. */
export const runBring = async (services: Parts, command: BringCommand, say: Say): Promise<{ text: string; isWhole: boolean }> => {
  const { tenant, paths, isCheckOnly, isPartial, hasProgress } = command
  if (!services.tenants.byKey(tenant)) throw new StartError(`There is no tenant ${tenant}: npm run tenants makes one.`)
  const refused = createRefusedFiles()
  const progress = hasProgress ? createProgress(process.stderr, services.clock) : undefined
  const report = await bringFiles({
    ...{ db: services.backgroundDb, services, tenant, paths, isCheckOnly, isPartial },
    onRefused: ({ name, path: file }, line, problems) => {
      refused.add(file, line, problems)
      say(line === 0 ? `${name}: ${describeProblems(problems)}` : `${name} line ${line}: ${describeProblems(problems)}`)
    },
    onRead: (read) => progress?.show(read),
  }).finally(() => {
    progress?.end()
    return refused.end()
  })
  return { text: summarise(report, isCheckOnly), isWhole: report.files.every((file) => file.refused === 0) && !report.endedAt }
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const command = parseBring(args)
  return withServices(async (services) => {
    const { text, isWhole } = await runBring(services, command, (sentence) => process.stdout.write(`${sentence}\n`))
    if (!isWhole) process.exitCode = 1
    return text
  })
}

if (import.meta.main) await runCommandLine(runCommand)
