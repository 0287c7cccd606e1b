import { sql } from 'kysely'
import type { PersonFacts, SiteFacts } from '#features/entitlements/facts.rules.ts'
import type { HeldTool } from '#features/entitlements/tool-access.rules.ts'
import { findPerson } from '#features/identity/public.server.ts'
import { resolveFlags, resolveSiteConfig } from '#features/tenants/public.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#server/database/database.ts'
import type { Services } from '#server/services.ts'

/** A page's own configuration changes what it shows and gives nobody a right, so it is not read here. */
export const readSiteFacts = ({ tenants }: Pick<Services, 'tenants'>, tenant: TenantKey): SiteFacts => {
  const site = tenants.byKey(tenant)
  return {
    traits: tenants.traitsOf(tenant),
    flags: resolveFlags(site?.flags),
    config: resolveSiteConfig(tenant, DEFAULT_LOCALE, site?.config),
    internalDomains: site?.identity.internalEmailDomains ?? [],
  }
}

const listHeldTools = async (tx: Tx, personId: string): Promise<HeldTool[]> => {
  const rows = await tx
    .selectFrom('tool')
    .leftJoin('toolAccess', (join) => join.onRef('toolAccess.toolId', '=', 'tool.id').on('toolAccess.personId', '=', personId))
    .select(['tool.id', 'tool.name', 'tool.businessSegment', 'toolAccess.status', 'toolAccess.lmsUserId'])
    .execute()
  return rows.map((row) => ({ ...row, status: row.status ?? 'Not Requested' }))
}

type Counts = Pick<PersonFacts, 'soldTos' | 'hasDefaultSoldTo' | 'favourites'>

const countAccounts = async (tx: Tx, personId: string): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::integer from person_sold_to where person_id = ${personId}) as sold_tos,
      (select count(*)::integer from favourite_sold_to where person_id = ${personId}) as favourites,
      exists (select from person_sold_to where person_id = ${personId} and is_default) as has_default_sold_to`.execute(tx)
  return rows[0] ?? { soldTos: 0, hasDefaultSoldTo: false, favourites: 0 }
}

export const readPersonFacts = async (tx: Tx, personId: string): Promise<PersonFacts | undefined> => {
  const person = await findPerson(tx, personId)
  return person && { person, tools: await listHeldTools(tx, personId), ...(await countAccounts(tx, personId)) }
}
