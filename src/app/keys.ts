import { parseArgs } from 'node:util'
import { listDataKinds } from '#foundation/data-kinds/public.server.ts'
import {
  chooseScopes,
  findCompanyId,
  insertKey,
  listKeys,
  listScopes,
  OVERLAP_DAYS,
  replaceKey,
  revokeKey,
} from '#foundation/integration/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { readConfig } from '#platform/config.ts'
import { withTenant } from '#platform/database/database.ts'
import { startDatabase } from '#platform/database/start-database.ts'
import { runCommandLine } from '#app/command-line.ts'
import { features } from '#app/features.ts'
import { StartError } from '#platform/start-error.ts'
import { startServices, type StartedServices } from '#app/start-services.ts'

const SCOPES = listScopes(
  listDataKinds(features).values(),
  features.flatMap(({ keyScopes = [] }) => keyScopes),
)
const COMPANY_SCOPES = features.flatMap(({ companyKeyScopes = [] }) => companyKeyScopes)

const USAGE = `Usage: npm run keys -- --tenant marine --name "Our ERP" --scopes orders:write,shipments:write [--company 400100] [--days 365 | --without-end]
       npm run keys -- --tenant marine --list
       npm run keys -- --tenant marine --revoke {id}
       npm run keys -- --tenant marine --rotate {id} [--days 7]
  Makes a key for /api/integration/v1, good for a year unless said, and shows it this once; --rotate makes its successor, and both count for --days. Scopes:
  ${SCOPES.join(', ')}.
  With --company, the number of a customer company, the key sees and writes that company alone: ${COMPANY_SCOPES.join(', ')}.`

export type KeysCommand = { readonly tenant: TenantKey } & (
  | { readonly act: 'list' }
  | { readonly act: 'revoke'; readonly id: string }
  | { readonly act: 'rotate'; readonly id: string; readonly days: number }
  | {
      readonly act: 'make'
      readonly name: string
      readonly scopes: readonly string[]
      readonly days: number | null
      readonly company?: string
    }
)

const readScopes = (text: string, isOfCompany: boolean): readonly string[] | undefined => {
  const given = text.split(',').map((scope) => scope.trim())
  return chooseScopes(given, { isOfCompany, ofSite: SCOPES, ofCompany: COMPANY_SCOPES })
}

/** A key ends unless its maker says otherwise: one that nobody replaces is one that nobody remembers. */
const KEY_DAYS = 365
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The command line, or how it should look. */
export const parseKeys = (args: readonly string[]): KeysCommand => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        tenant: { type: 'string' },
        name: { type: 'string' },
        scopes: { type: 'string' },
        days: { type: 'string' },
        company: { type: 'string' },
        'without-end': { type: 'boolean' },
        list: { type: 'boolean' },
        revoke: { type: 'string' },
        rotate: { type: 'string' },
      },
    })
    const { tenant, name, scopes = '', days, company, list, revoke, rotate } = values
    if (tenant && list) return { tenant, act: 'list' }
    if (tenant && revoke !== undefined && UUID.test(revoke)) return { tenant, act: 'revoke', id: revoke }
    const isGoodTime = days === undefined || (/^[1-9]\d{0,3}$/.test(days) && !values['without-end'])
    if (tenant && rotate !== undefined && UUID.test(rotate) && isGoodTime)
      return { tenant, act: 'rotate', id: rotate, days: days === undefined ? OVERLAP_DAYS : Number(days) }
    const known = readScopes(scopes, company !== undefined)
    const lasts = values['without-end'] ? null : Number(days ?? KEY_DAYS)
    if (tenant && name && known && isGoodTime)
      return { tenant, act: 'make', name, scopes: known, days: lasts, ...(company !== undefined && { company }) }
  } catch {}
  throw new StartError(USAGE)
}

const DAY_MS = 86_400_000

export const runKeys = ({ db, clock, tenants }: StartedServices, command: KeysCommand): Promise<string> => {
  if (!tenants.byKey(command.tenant)) throw new StartError(`There is no tenant ${command.tenant}: npm run tenants makes one.`)
  const now = clock.now()
  return withTenant(db, command.tenant, async (tx) => {
    if (command.act === 'revoke') {
      if (!(await revokeKey(tx, command.id, now))) throw new StartError('There is no such key, or it was revoked already.')
      return 'The key is revoked.'
    }
    if (command.act === 'rotate') {
      const key = await replaceKey(tx, command.id, now, command.days)
      if (key === undefined) throw new StartError('There is no such key, or it has ended.')
      return `${key}\nIt is shown this once. The former key counts for another ${command.days} days.`
    }
    if (command.act === 'list') {
      const keys = await listKeys(tx)
      return keys
        .map(({ id, name, scopes, company, usedAt, revokedAt }) =>
          [
            ...[id, name, scopes.join(','), ...(company ? [`company ${company.number}`] : [])],
            ...[`used ${usedAt?.toISOString() ?? 'never'}`, ...(revokedAt ? ['revoked'] : [])],
          ].join('  '),
        )
        .join('\n')
    }
    const { name, scopes, days, company } = command
    const companyId = company === undefined ? null : await findCompanyId(tx, company)
    if (companyId === undefined) throw new StartError(`There is no company ${company}.`)
    const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS)
    return `${await insertKey(tx, { name, scopes, companyId, now, expiresAt })}\nIt is shown this once: keep it where your other system reads it.`
  })
}

const runCommand = async (args: readonly string[]): Promise<string> => {
  const command = parseKeys(args)
  const config = readConfig()
  const database = await startDatabase(config, () => {})
  try {
    const services = await startServices(config, database, features, () => config.port)
    try {
      return await runKeys(services, command)
    } finally {
      await services.stop()
    }
  } finally {
    await database.stop()
  }
}

if (import.meta.main) await runCommandLine(runCommand)
