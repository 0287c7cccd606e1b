import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { invitePerson, withdrawInvitation, type Invitation } from '#features/access/identity-provider/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { readConfig } from '#platform/config.ts'
import { withTenant } from '#platform/database/database.ts'
import { startDatabase } from '#platform/database/start-database.ts'
import { runCommandLine } from '#app/command-line.ts'
import { features } from '#app/features.ts'
import type { Services } from '#platform/services.ts'
import { isMailAddress } from '#platform/mail/mail.rules.ts'
import { countQueuedMails } from '#platform/mail/mail.ts'
import { StartError } from '#platform/start-error.ts'
import { startServices, type StartedServices } from '#app/start-services.ts'

const ROLES = ['admin', 'author'] as const
const USAGE = `Usage: npm run invite -- --tenant marine --role ${ROLES.join('|')} anna.berg@example.com
  or: npm run invite -- --tenant marine --withdraw anna.berg@example.com, for an invitation that nobody has followed.
  Writes to them how to choose a password and sign in. Someone who is there already gets the role as well.`

type InviteCommand = { readonly tenant: TenantKey; readonly email: string; readonly role: Invitation['role'] | 'withdraw' }

/** The command line, or how it should look. */
export const parseInvite = (args: readonly string[]): InviteCommand => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { tenant: { type: 'string' }, role: { type: 'string' }, withdraw: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [email = '', ...more] = positionals
    const named = ROLES.find((known) => known === values.role)
    const role = values.withdraw ? (values.role === undefined ? 'withdraw' : undefined) : named
    if (values.tenant && role && isMailAddress(email) && more.length === 0)
      return { tenant: values.tenant, role, email: email.toLowerCase() }
  } catch {}
  throw new StartError(USAGE)
}

export const runInvite = (services: Services, { tenant, email, role }: InviteCommand): Promise<void> => {
  if (!services.tenants.byKey(tenant)) throw new StartError(`There is no tenant ${tenant}: npm run tenants makes one.`)
  return withTenant(services.db, tenant, (tx) =>
    role === 'withdraw'
      ? withdrawInvitation({ services, tenant, tx }, email)
      : invitePerson({ services, tenant, tx, by: null }, { email, role }),
  )
}

const PATIENCE_MS = 20_000

/** Delivers what waits, as a worker does; a mail server that is away gets it from the next worker. */
const deliver = async ({ jobs, mail, db }: StartedServices, tenant: TenantKey): Promise<boolean> => {
  await jobs.startWorkers([mail.deliverMail])
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await wait(200))
    if ((await withTenant(db, tenant, countQueuedMails)) === 0) return true
  return false
}

const describeMail = (url: string, isSent: boolean): string => {
  if (url === 'outbox:') return 'mails do not leave this machine (MAIL_URL): it lies in the table mail_outbox'
  return isSent ? 'the mail has left' : 'the mail waits for the mail server'
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const command = parseInvite(args)
  const config = readConfig()
  const database = await startDatabase(config, () => {})
  try {
    const services = await startServices(config, database, features, () => config.port)
    try {
      await runInvite(services, command)
      if (command.role === 'withdraw') return `The invitation of ${command.email} is withdrawn.`
      const isSent = await deliver(services, command.tenant)
      return `${command.email} is invited as ${command.role}; ${describeMail(config.mail.url, isSent)}.`
    } finally {
      await services.stop()
    }
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine(runCommand)
