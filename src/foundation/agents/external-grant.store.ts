import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AgentScope } from '#foundation/agents/agent-scope.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type ExternalGrant = {
  readonly personId: string
  readonly clientId: string
  readonly name: string
  readonly host: string
  readonly scopes: readonly AgentScope[]
  readonly issuer: string
  readonly now: Date
}

export type FoundGrant = { readonly id: string; readonly isRevoked: boolean; readonly isNew: boolean }

const findOfClient = (tx: Tx, { personId, clientId }: ExternalGrant) =>
  tx
    .selectFrom('agentGrant')
    .select(['id', 'issuer', 'scopes', 'revokedAt'])
    .where('personId', '=', personId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

/** Undefined where another call was faster. */
const insertGrant = async (tx: Tx, grant: ExternalGrant): Promise<string | undefined> => {
  const { personId, clientId, name, host, scopes, issuer, now } = grant
  const { rows } = await sql<{ id: string }>`
    insert into agent_grant (person_id, client_id, name, host, scopes, ask_always, provider_grant, issuer, created_at)
    values (${personId}, ${clientId}, ${name}, ${host}, ${[...scopes]}, true, ${randomUUID()}, ${issuer}, ${now})
    on conflict (tenant, person_id, client_id) do update set name = excluded.name, host = excluded.host,
      scopes = excluded.scopes, ask_always = true, order_limit_minor = null, order_limit_currency = null,
      month_limit_minor = null, month_limit_currency = null, provider_grant = excluded.provider_grant,
      issuer = excluded.issuer, created_at = excluded.created_at, last_used_at = null, revoked_at = null
    where agent_grant.issuer is distinct from excluded.issuer
    returning id`.execute(tx)
  return rows[0]?.id
}

/**
 * One a person and client, from the first call on. The person set no limits at the provider: they are asked about every order
 * until they do. A grant of another provider with the same client is replaced: its tokens are not taken any more.
 */
export const takeExternalGrant = async (tx: Tx, grant: ExternalGrant): Promise<FoundGrant> => {
  const known = await findOfClient(tx, grant)
  if (known?.issuer !== grant.issuer) {
    const id = await insertGrant(tx, grant)
    if (id !== undefined) return { id, isRevoked: false, isNew: true }
  }
  const found = known?.issuer === grant.issuer ? known : await findOfClient(tx, grant)
  if (!found) throw new Error('the grant is gone')
  const scopes = new Set([...found.scopes, ...grant.scopes])
  // The page shows everything that it ever came with.
  if (scopes.size > found.scopes.length)
    await tx
      .updateTable('agentGrant')
      .set({ scopes: [...scopes] })
      .where('id', '=', found.id)
      .execute()
  return { id: found.id, isRevoked: found.revokedAt !== null, isNew: false }
}

export type RevokedGrant = { readonly id: string; readonly name: string; readonly host: string; readonly revokedAt: Date }

/** Those of the tenant's own provider, whose tokens go on arriving until the person allows them again. */
export const listRevokedGrants = (tx: Tx, personId: string): Promise<RevokedGrant[]> =>
  tx
    .selectFrom('agentGrant')
    .select(['id', 'name', 'host', 'revokedAt'])
    .where('personId', '=', personId)
    .where('issuer', 'is not', null)
    .where('revokedAt', 'is not', null)
    .orderBy('revokedAt', 'desc')
    .limit(50)
    .$narrowType<{ revokedAt: Date }>()
    .execute()

/** As on its first call: asked about before every order. */
export const allowGrantAgain = async (tx: Tx, id: string, personId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('agentGrant')
    .set({ revokedAt: null, askAlways: true })
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('issuer', 'is not', null)
    .where('revokedAt', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
