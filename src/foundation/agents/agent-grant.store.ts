import { sql, type Generated, type Selectable } from 'kysely'
import { recordIdOf } from '#foundation/identity/public.server.ts'
import type { AgentScope } from '#foundation/agents/agent-scope.rules.ts'
import type { CompanyRole, UserRole } from '#kernel/scope.ts'
import type { Money } from '#kernel/money.ts'
import type { Tables, Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    agentGrant: {
      id: Generated<string>
      personId: string
      clientId: string
      name: string
      host: string
      scopes: readonly AgentScope[]
      orderLimitMinor: bigint | string | null
      orderLimitCurrency: string | null
      monthLimitMinor: bigint | string | null
      monthLimitCurrency: string | null
      askAlways: boolean
      providerGrant: string
      issuer: string | null
      createdAt: Date
      lastUsedAt: Date | null
      revokedAt: Date | null
    }
  }
}

export type AgentLimits = {
  /** Without one, the person's own limits hold alone. */
  readonly orderLimit: Money | null
  readonly monthLimit: Money | null
  readonly askAlways: boolean
}

/** The rights that a person gives one client. */
export type AgentGrant = AgentLimits & {
  readonly id: string
  readonly personId: string
  readonly clientId: string
  readonly name: string
  readonly host: string
  readonly scopes: readonly AgentScope[]
  /** The tenant’s own provider, where the consent was given there; null for the built-in one. */
  readonly issuer: string | null
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

const COLUMNS = [
  ...(['agentGrant.id', 'agentGrant.personId', 'agentGrant.clientId', 'agentGrant.name', 'agentGrant.host'] as const),
  ...(['agentGrant.scopes', 'agentGrant.orderLimitMinor', 'agentGrant.orderLimitCurrency'] as const),
  ...(['agentGrant.monthLimitMinor', 'agentGrant.monthLimitCurrency', 'agentGrant.askAlways'] as const),
  ...(['agentGrant.issuer', 'agentGrant.createdAt', 'agentGrant.lastUsedAt'] as const),
] as const

type Row = Omit<AgentGrant, keyof AgentLimits> & {
  readonly orderLimitMinor: bigint | string | null
  readonly orderLimitCurrency: string | null
  readonly monthLimitMinor: bigint | string | null
  readonly monthLimitCurrency: string | null
  readonly askAlways: boolean
}

const toMoney = (minor: bigint | string | null, currency: string | null): Money | null =>
  minor === null || currency === null ? null : { minor: BigInt(minor), currency }

const toGrant = ({ orderLimitMinor, orderLimitCurrency, monthLimitMinor, monthLimitCurrency, ...row }: Row): AgentGrant => ({
  ...row,
  orderLimit: toMoney(orderLimitMinor, orderLimitCurrency),
  monthLimit: toMoney(monthLimitMinor, monthLimitCurrency),
})

const toColumns = ({ orderLimit, monthLimit, askAlways }: Partial<AgentLimits>) => ({
  ...(orderLimit !== undefined && {
    orderLimitMinor: orderLimit?.minor ?? null,
    orderLimitCurrency: orderLimit?.currency ?? null,
  }),
  ...(monthLimit !== undefined && {
    monthLimitMinor: monthLimit?.minor ?? null,
    monthLimitCurrency: monthLimit?.currency ?? null,
  }),
  ...(askAlways !== undefined && { askAlways }),
})

export type NewAgentGrant = AgentLimits &
  Pick<AgentGrant, 'personId' | 'clientId' | 'name' | 'host' | 'scopes'> & { readonly providerGrant: string; readonly now: Date }

/** One a person and client: a new consent takes the place of the former one, whose tokens end. */
export const saveAgentGrant = async (
  tx: Tx,
  { orderLimit, monthLimit, askAlways, now, ...grant }: NewAgentGrant,
): Promise<string> => {
  const values = {
    ...{ ...grant, scopes: [...grant.scopes], askAlways, issuer: null, createdAt: now, lastUsedAt: null, revokedAt: null },
    ...{ orderLimitMinor: orderLimit?.minor ?? null, orderLimitCurrency: orderLimit?.currency ?? null },
    ...{ monthLimitMinor: monthLimit?.minor ?? null, monthLimitCurrency: monthLimit?.currency ?? null },
  }
  const { id } = await tx
    .insertInto('agentGrant')
    .values(values)
    .onConflict((conflict) => conflict.columns(['tenant', 'personId', 'clientId'] as never).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type GrantHolder = {
  readonly grant: AgentGrant
  readonly roles: readonly UserRole[]
  readonly companyRole: CompanyRole | undefined
}

/** Of consents that were not revoked, of people who may still sign in. */
const selectHolders = (tx: Tx) =>
  tx
    .selectFrom('agentGrant')
    .innerJoin('person', 'person.id', 'agentGrant.personId')
    .select([...COLUMNS, 'person.roles', 'person.companyId', 'person.companyRole', 'person.isInternal'])
    .where('agentGrant.revokedAt', 'is', null)
    .where('person.status', '=', 'active')

type HolderRow = Row &
  Pick<Selectable<Tables['person']>, 'companyId' | 'companyRole' | 'isInternal'> & { readonly roles: readonly UserRole[] }

const toHolder = ({ roles, companyId, companyRole, isInternal, ...grant }: HolderRow): GrantHolder => ({
  grant: toGrant(grant),
  roles,
  companyRole: companyId === null || isInternal ? undefined : (companyRole ?? 'buyer'),
})

/** By its own id. */
export const findGrantHolder = async (tx: Tx, id: string): Promise<GrantHolder | undefined> => {
  const row = await selectHolders(tx).where('agentGrant.id', '=', id).executeTakeFirst()
  return row && toHolder(row)
}

export type TokenHolder = GrantHolder & {
  /** The audience that the token was issued for. */
  readonly payload: Readonly<Record<string, unknown>>
}

/** By an access token of the built-in provider that has not ended: token, consent and person are read at once, with every call. */
export const findTokenHolder = async (tx: Tx, token: string): Promise<TokenHolder | undefined> => {
  const row = await selectHolders(tx)
    .innerJoin('oidcRecord', (join) =>
      join.on('agentGrant.providerGrant', '=', sql<string>`${sql.ref('oidcRecord.payload')} ->> 'grantId'`),
    )
    .select('oidcRecord.payload')
    .where('oidcRecord.kind', '=', 'AccessToken')
    .where('oidcRecord.id', '=', recordIdOf('AccessToken', token))
    .where('oidcRecord.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) return undefined
  const { payload, ...holder } = row
  return { ...toHolder(holder), payload: payload as TokenHolder['payload'] }
}

/** Those that count, the latest first; of everybody where no person is named. */
export const listAgentGrants = async (tx: Tx, personId?: string): Promise<AgentGrant[]> => {
  const all = tx.selectFrom('agentGrant').select(COLUMNS).where('revokedAt', 'is', null).orderBy('createdAt', 'desc').limit(500)
  const rows = await (personId === undefined ? all : all.where('personId', '=', personId)).execute()
  return rows.map(toGrant)
}

export const findAgentGrant = async (tx: Tx, id: string, personId?: string): Promise<AgentGrant | undefined> => {
  const one = tx.selectFrom('agentGrant').select(COLUMNS).where('id', '=', id).where('revokedAt', 'is', null)
  const row = await (personId === undefined ? one : one.where('personId', '=', personId)).executeTakeFirst()
  return row && toGrant(row)
}

/** Held until the order is written: two orders of one grant at once are counted one after the other. */
export const lockAgentGrant = async (tx: Tx, id: string): Promise<AgentGrant | undefined> => {
  const row = await tx
    .selectFrom('agentGrant')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && toGrant(row)
}

export const changeAgentLimits = async (tx: Tx, id: string, limits: Partial<AgentLimits>): Promise<void> => {
  const columns = toColumns(limits)
  if (Object.keys(columns).length > 0) await tx.updateTable('agentGrant').set(columns).where('id', '=', id).execute()
}

const SEEN_MS = 60_000

/** Once a minute is enough to say when it was last used. */
export const markAgentUsed = async (tx: Tx, { id, lastUsedAt }: AgentGrant, now: Date): Promise<void> => {
  if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < SEEN_MS) return
  await tx.updateTable('agentGrant').set({ lastUsedAt: now }).where('id', '=', id).execute()
}

/** Its tokens are refused from the next call on. */
export const revokeAgentGrant = async (tx: Tx, id: string, now: Date): Promise<string | undefined> => {
  const row = await tx
    .updateTable('agentGrant')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .returning('providerGrant')
    .executeTakeFirst()
  return row?.providerGrant
}
