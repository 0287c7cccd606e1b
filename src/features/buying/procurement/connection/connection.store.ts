import { sql, type ColumnType, type Generated, type Selectable } from 'kysely'
import type { UnitMap } from '#features/buying/procurement/connection/unit-map.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type ConnectionTable = {
  id: Generated<string>
  companyId: string
  name: string
  domain: string
  identity: string
  personId: string
  frameOrigins: string[]
  costCentre: string | null
  documentsUrl: string | null
  classification: Generated<string>
  units: ColumnType<UnitMap, string | undefined, string>
  /** That it buys for; the person's usual one where it is null. */
  accountKey: string | null
  secret: string
  secondSecret: string | null
  isActive: Generated<boolean>
  createdAt: Date
  lastUsedAt: Date | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    procurementConnection: ConnectionTable
  }
}

export type Connection = Selectable<ConnectionTable>

const PURPOSE = 'procurement-secret'
/** Sealed, not hashed: documents that leave carry it, too. Both by one purpose, as the second one takes the place of the first. */
export const CONNECTION_SECRET = { table: 'procurement_connection', column: 'secret', purpose: PURPOSE } as const
export const SECOND_CONNECTION_SECRET = { table: 'procurement_connection', column: 'second_secret', purpose: PURPOSE } as const

export type ListedConnection = Omit<Connection, 'secret' | 'secondSecret'> & {
  readonly hasTwoSecrets: boolean
  readonly person: string
  readonly email: string
  readonly company: string
  readonly lastStatus: number | null
}

const listWhere = async (tx: Tx, condition: ReturnType<typeof sql>): Promise<ListedConnection[]> => {
  const { rows } = await sql<ListedConnection>`
    select given.id, given.company_id, given.name, given.domain, given.identity, given.person_id, given.frame_origins,
      given.cost_centre, given.documents_url, given.classification, given.units, given.account_key, given.is_active, given.created_at, given.last_used_at,
      given.second_secret is not null as has_two_secrets, company.name as company, person.email,
      trim(person.given_name || ' ' || person.family_name) as person,
      (select status from procurement_message where connection_id = given.id and status is not null
        and (direction = 'in' or kind <> 'ProfileRequest') order by place desc limit 1) as last_status
    from procurement_connection given join person on person.id = given.person_id join company on company.id = given.company_id
    where ${condition} order by given.created_at, given.id limit 1000`.execute(tx)
  return rows
}

export const listOfCompany = (tx: Tx, companyId: string): Promise<ListedConnection[]> =>
  listWhere(tx, sql`given.company_id = ${companyId}`)

/** Of every customer, for staff. */
export const listAll = (tx: Tx): Promise<ListedConnection[]> => listWhere(tx, sql`true`)

export const countOfCompany = async (tx: Tx, companyId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from procurement_connection where company_id = ${companyId}`.execute(tx)
  return rows[0]?.count ?? 0
}

type NewConnection = Pick<
  Connection,
  | 'companyId'
  | 'name'
  | 'domain'
  | 'identity'
  | 'personId'
  | 'frameOrigins'
  | 'costCentre'
  | 'documentsUrl'
  | 'classification'
  | 'secret'
  | 'createdAt'
> &
  Partial<Pick<Connection, 'units' | 'accountKey'>>

/** Undefined where somebody has this identity already. */
export const insertConnection = async (tx: Tx, connection: NewConnection): Promise<string | undefined> => {
  const { units = {}, accountKey = null, ...fields } = connection
  const row = await tx
    .insertInto('procurementConnection')
    .values({ ...fields, accountKey, units: JSON.stringify(units), secondSecret: null, lastUsedAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** With `companyId` only one of that company; to others it does not exist. */
export const findConnection = (tx: Tx, id: string, companyId?: string): Promise<Connection | undefined> => {
  const found = tx.selectFrom('procurementConnection').selectAll().where('id', '=', id)
  return (companyId === undefined ? found : found.where('companyId', '=', companyId)).executeTakeFirst()
}

/** Locked, so that of two who change it at once the second sees what the first did. */
export const lockConnection = (tx: Tx, id: string, companyId?: string): Promise<Connection | undefined> => {
  const found = tx.selectFrom('procurementConnection').selectAll().where('id', '=', id).forUpdate()
  return (companyId === undefined ? found : found.where('companyId', '=', companyId)).executeTakeFirst()
}

/** By identity alone; which of them is meant, and whether its secret fits, is decided afterwards. */
export const listByIdentity = (tx: Tx, identities: readonly string[]): Promise<Connection[]> =>
  identities.length === 0
    ? Promise.resolve([])
    : tx
        .selectFrom('procurementConnection')
        .selectAll()
        .where('identity', 'in', [...new Set(identities)])
        .orderBy('createdAt')
        .limit(50)
        .execute()

export type ConnectionChange = Partial<
  Pick<
    Connection,
    | 'name'
    | 'personId'
    | 'frameOrigins'
    | 'costCentre'
    | 'documentsUrl'
    | 'classification'
    | 'units'
    | 'accountKey'
    | 'isActive'
    | 'secret'
    | 'secondSecret'
  >
>

export const changeConnection = async (tx: Tx, id: string, change: ConnectionChange): Promise<void> => {
  if (Object.keys(change).length === 0) return
  const { units, ...fields } = change
  await tx
    .updateTable('procurementConnection')
    .set({ ...fields, ...(units && { units: JSON.stringify(units) }) })
    .where('id', '=', id)
    .execute()
}

export type BuyerAccount = { readonly key: string; readonly name: string; readonly number: string }

/** Of everybody of the company, for a connection to buy for one of them. */
export const listAccountsOf = async (tx: Tx, companyId: string): Promise<BuyerAccount[]> => {
  const { rows } = await sql<BuyerAccount>`
    select distinct sold_to.account_key as key, sold_to.name, sold_to.number
    from person join person_sold_to own on own.person_id = person.id join sold_to on sold_to.id = own.sold_to_id
    where person.company_id = ${companyId} and not person.is_internal and person.status = 'active'
    order by sold_to.name, sold_to.account_key limit 500`.execute(tx)
  return rows
}

const NOTED_MS = 60_000

/** To the minute: visits of one connection at once would wait for each other's row. */
export const markUsed = async (tx: Tx, { id, lastUsedAt }: Pick<Connection, 'id' | 'lastUsedAt'>, now: Date): Promise<void> => {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < NOTED_MS) return
  await tx.updateTable('procurementConnection').set({ lastUsedAt: now }).where('id', '=', id).execute()
}

export const deleteConnection = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('procurementConnection').where('id', '=', id).execute()
}
