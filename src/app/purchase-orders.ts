import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { dropOrder, listMailFiles, MOST_MAIL_FILES } from '#features/buying/purchase-orders/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { runCommandLine } from '#app/command-line.ts'
import { withServices } from '#app/with-services.ts'
import { Problem } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'
import { StartError } from '#platform/start-error.ts'

const USAGE = `Usage: npm run purchase-orders -- --tenant marine --person samir@northline.example [--account SP1~104293] --folder in/
       … --mail < message
  --folder  reads each file of the folder, and moves it to done/ or refused/ within it;
            one that changed within the last seconds is left for the next run
  --mail    reads a mail from the standard input, as a mail server's pipe gives it, and takes its attachments
  The person finds them as drafts, or as orders where their company allows that and every line is exact.`

export type DropCommand = {
  readonly tenant: TenantKey
  readonly person: string
  readonly account: string | undefined
  /** Undefined: a mail on the standard input. */
  readonly folder: string | undefined
}

/** The command line, or how it should look. */
export const parseDrop = (args: readonly string[]): DropCommand => {
  try {
    const text = { type: 'string' } as const
    const options = { tenant: text, person: text, account: text, folder: text, mail: { type: 'boolean' } } as const
    const { tenant, person, account, folder, mail = false } = parseArgs({ args: [...args], options }).values
    if (tenant && person && mail === (folder === undefined)) return { tenant, person, account, folder }
  } catch {}
  throw new StartError(USAGE)
}

type Dropped = { readonly text: string; readonly isTaken: boolean }
type File = { readonly name: string; readonly bytes: Uint8Array }

/** The outcome of a document, or why it cannot be one; a failure that may pass is thrown. */
const take = async (services: Services, { tenant, person, account }: DropCommand, file: File): Promise<Dropped> => {
  try {
    const dropped = { tenant, person, account, file, signal: new AbortController().signal }
    const { order, isNew } = await dropOrder(services, dropped)
    const { state, orderNumber, reason } = order
    const what = [state, orderNumber ?? reason].filter(Boolean).join(' ')
    return { text: `${file.name}: ${what}${isNew ? '' : ', was here before'}`, isTaken: true }
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500 || error.status === 429) throw error
    return { text: `${file.name}: ${error.message}`, isTaken: false }
  }
}

/** A file that changed within this time may still be written. */
const SETTLED_MS = 5000

/** Dates of other machines may lie ahead of ours. */
const isSettled = async (file: string, now: Date): Promise<boolean> =>
  Math.abs(now.getTime() - (await stat(file)).mtimeMs) >= SETTLED_MS

const takeFolder = async (services: Services, command: DropCommand, folder: string): Promise<Dropped[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
  const all: Dropped[] = []
  for (const name of names.toSorted()) {
    if (!(await isSettled(path.join(folder, name), services.clock.now()))) continue
    const one = await take(services, command, { name, bytes: await readFile(path.join(folder, name)) })
    const target = path.join(folder, one.isTaken ? 'done' : 'refused')
    await mkdir(target, { recursive: true })
    await rename(path.join(folder, name), path.join(target, name))
    if (!one.isTaken) await writeFile(path.join(target, `${name}.txt`), `${one.text}\n`)
    all.push(one)
  }
  return all
}

const takeMail = async (services: Services, command: DropCommand, mail: Buffer): Promise<Dropped[]> => {
  const files = listMailFiles(mail)
  if (files.length === 0) return [{ text: 'The mail has no attachment.', isTaken: false }]
  if (files.length > MOST_MAIL_FILES)
    return [{ text: `The mail has more than ${MOST_MAIL_FILES} attachments; none of them was taken.`, isTaken: false }]
  const all: Dropped[] = []
  for (const file of files) all.push(await take(services, command, file))
  return all
}

/** Lines for whoever runs it, and whether every document was taken. */
export const runDrop = async (
  services: Services,
  command: DropCommand,
  readMail: () => Promise<Buffer>,
): Promise<{ readonly text: string; readonly isWhole: boolean }> => {
  const { tenant, folder } = command
  if (!services.tenants.byKey(tenant)) throw new StartError(`There is no tenant ${tenant}: npm run tenants makes one.`)
  const all =
    folder === undefined ? await takeMail(services, command, await readMail()) : await takeFolder(services, command, folder)
  return { text: all.map(({ text }) => text).join('\n'), isWhole: all.every(({ isTaken }) => isTaken) }
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const command = parseDrop(args)
  return withServices(async (services) => {
    const { text, isWhole } = await runDrop(services, command, () => buffer(process.stdin))
    if (!isWhole) process.exitCode = 1
    return text
  })
}

if (import.meta.main) await runCommandLine(runCommand)
