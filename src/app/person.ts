import { createWriteStream } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { runCommandLine } from '#app/command-line.ts'
import { features } from '#app/features.ts'
import { startServices, type StartedServices } from '#app/start-services.ts'
import { lockActiveAdmins, setAccessByCommand } from '#foundation/identity/public.server.ts'
import { erasePerson, findSubject, readPersonExport, zipPersonExport } from '#foundation/personal-data/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { readConfig } from '#platform/config.ts'
import { withTenant } from '#platform/database/database.ts'
import { startDatabase } from '#platform/database/start-database.ts'
import { listTasks } from '#platform/feature.ts'
import { isMailAddress } from '#platform/mail/mail.rules.ts'
import { StartError } from '#platform/start-error.ts'

const ACTS = ['export', 'erase', 'disable', 'enable'] as const
const USAGE = `Usage: npm run person -- export --tenant marine [--to data.zip] anna.berg@example.com
       npm run person -- erase --tenant marine anna.berg@example.com
       npm run person -- disable|enable --tenant marine anna.berg@example.com
  export writes everything about somebody as JSON, or with --to as a zip with a readable page and their files.
  erase removes it; orders and invoices stay under a pseudonym. disable ends every session, and nobody signs in until enable.`

export type PersonCommand = {
  readonly act: (typeof ACTS)[number]
  readonly tenant: TenantKey
  readonly email: string
  readonly to?: string
}

/** The command line, or how it should look. */
export const parsePerson = (args: readonly string[]): PersonCommand => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tenant: { type: 'string' }, to: { type: 'string' } },
      allowPositionals: true,
    })
    const [name, email = '', ...more] = positionals
    const act = ACTS.find((known) => known === name)
    const { tenant, to } = values
    if (act && tenant && isMailAddress(email) && more.length === 0 && (to === undefined || act === 'export'))
      return { act, tenant, email: email.toLowerCase(), ...(to !== undefined && { to }) }
  } catch {}
  throw new StartError(USAGE)
}

type Parts = Pick<StartedServices, 'backgroundDb' | 'tenants'> &
  Omit<StartedServices, 'backgroundDb' | 'tenants' | 'log' | 'stop' | 'checkDatabase' | 'openSession'>

const exportPerson = async (services: Parts, { tenant, email, to }: PersonCommand): Promise<string> => {
  const read = await withTenant(services.backgroundDb, tenant, async (tx) => {
    const person = await findSubject(tx, email)
    return person && readPersonExport(tx, services, person)
  })
  if (!read) throw new StartError(`There is nobody with the address ${email} in ${tenant}.`)
  if (to === undefined) return JSON.stringify(read.document, null, 2)
  await pipeline(Readable.from(zipPersonExport(services, read)), createWriteStream(to, { mode: 0o600 }))
  return `${to}: ${read.document.data.length} tables, ${read.files.length} files.`
}

const erase = (services: Parts, { tenant, email }: PersonCommand): Promise<string> =>
  withTenant(services.backgroundDb, tenant, async (tx) => {
    const admins = await lockActiveAdmins(tx)
    const person = await findSubject(tx, email)
    if (!person) throw new StartError(`There is nobody with the address ${email} in ${tenant}.`)
    if (admins.length === 1 && admins[0] === person.id)
      throw new StartError(`${email} is the last admin of ${tenant}: invite another one first.`)
    const erased = await erasePerson(tx, services, { personId: person.id })
    return `Erased: ${erased?.rows ?? 0} rows changed, ${erased?.files ?? 0} files removed; what law requires stays under ${erased?.pseudonym}.`
  })

const setAccess = (services: Parts, { act, tenant, email }: PersonCommand): Promise<string> =>
  withTenant(services.backgroundDb, tenant, async (tx) => {
    const person = await findSubject(tx, email)
    if (!person) throw new StartError(`There is nobody with the address ${email} in ${tenant}.`)
    const status = await setAccessByCommand(tx, person.id, act === 'enable', services.clock.now())
    if (status === 'last-admin') throw new StartError(`${email} is the last admin of ${tenant}: invite another one first.`)
    return `${email} is ${status}.`
  })

export const runPerson = (services: Parts, command: PersonCommand): Promise<string> => {
  if (!services.tenants.byKey(command.tenant))
    throw new StartError(`There is no tenant ${command.tenant}: npm run tenants makes one.`)
  if (command.act === 'export') return exportPerson(services, command)
  return command.act === 'erase' ? erase(services, command) : setAccess(services, command)
}

const FOLLOWING = ['remove-files', 'rebuild-search']
const PATIENCE_MS = 600_000

/** Does what the erasure queued, as a worker does; one that is running may be faster. */
const finishErasure = async (services: StartedServices, tenant: TenantKey): Promise<boolean> => {
  await services.jobs.startWorkers(listTasks(features, services).filter(({ name }) => FOLLOWING.includes(name)))
  const countOpen = () =>
    withTenant(services.backgroundDb, tenant, (tx) =>
      sql<{ open: number }>`select count(*)::integer as open from job
        where kind = any(${FOLLOWING}::text[]) and state in ('queued', 'running')`.execute(tx),
    )
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await wait(200))
    if ((await countOpen()).rows[0]?.open === 0) return true
  return false
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const command = parsePerson(args)
  const config = readConfig()
  const database = await startDatabase(config, () => {})
  try {
    const services = await startServices(config, database, features, () => config.port)
    try {
      const answer = await runPerson(services, command)
      if (command.act !== 'erase' || (await finishErasure(services, command.tenant))) return answer
      return `${answer}\nFiles and the search index are still being cleaned: a worker goes on with it.`
    } finally {
      await services.stop()
    }
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine(runCommand)
