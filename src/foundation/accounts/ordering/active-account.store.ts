import { sql } from 'kysely'
import type { PersonSoldTo } from '#foundation/accounts/account.rules.ts'
import type { SoldToSite } from '#foundation/accounts/sold-to.rules.ts'
import { selectAssigned, type SoldToTable } from '#foundation/accounts/sold-to.store.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    sessionAccount: { sessionId: string; personId: string; soldToId: string; currency: string | null }
  }
}

/** Who orders, in which session, and which list of accounts is theirs. */
export type Orderer = { readonly sessionId: string; readonly personId: string; readonly table: SoldToTable }

export type ActiveChoice = {
  /** Chosen in this session, if it is still in the list. */
  readonly chosenKey: string | null
  readonly currency: string | null
  readonly defaultKey: string | null
}

const NOTHING: ActiveChoice = { chosenKey: null, currency: null, defaultKey: null }

/** Which accounts the session and the person mean; two look-ups by key, however long the list is. */
const selectChoice = ({ sessionId, personId, table }: Orderer) => {
  const assigned = sql.table(table)
  return sql`
    select chosen.account_key as chosen_key, chosen.currency, usual.account_key as default_key
    from (select) as one
    left join lateral (
      select sold_to.account_key, active.currency
      from session_account active
      join ${assigned} own on own.person_id = active.person_id and own.sold_to_id = active.sold_to_id
      join sold_to on sold_to.id = active.sold_to_id
      where active.session_id = ${sessionId} and active.person_id = ${personId}) as chosen on true
    left join lateral (
      select sold_to.account_key from ${assigned} own join sold_to on sold_to.id = own.sold_to_id
      where own.person_id = ${personId} and own.is_default) as usual on true`
}

export const readActiveChoice = async (tx: Tx, orderer: Orderer): Promise<ActiveChoice> => {
  const { rows } = await sql<ActiveChoice>`${selectChoice(orderer)}`.execute(tx)
  return rows[0] ?? NOTHING
}

/** The choice with what is known of these accounts. */
export type ActiveRead = ActiveChoice & { readonly accounts: readonly PersonSoldTo[] }

/** As one JSON value, for a statement that reads something else as well. */
export const selectActive = (orderer: Orderer, site: SoldToSite) => {
  const keys = sql<readonly string[]>`array[choice.chosen_key, choice.default_key]`
  return sql<ActiveRead>`(
    select json_build_object('chosenKey', choice.chosen_key, 'currency', choice.currency, 'defaultKey', choice.default_key,
      'accounts', ${selectAssigned(orderer.table, orderer.personId, { keys, site })})
    from (${selectChoice(orderer)}) as choice)`
}

/** From now on this session orders for it; a currency of the account before goes with it. */
export const saveActiveAccount = async (tx: Tx, { sessionId, personId }: Orderer, soldToId: string): Promise<void> => {
  await sql`
    insert into session_account (session_id, person_id, sold_to_id) values (${sessionId}, ${personId}, ${soldToId})
    on conflict (session_id, person_id) do update set sold_to_id = excluded.sold_to_id, currency = null`.execute(tx)
}

/** The person's own default, for sessions to come. One statement clears the old one first: there is never a second. */
export const saveDefaultAccount = async (tx: Tx, { personId, table }: Orderer, soldToId: string): Promise<void> => {
  const assigned = sql.table(table)
  await sql`update ${assigned} set is_default = false where person_id = ${personId} and is_default and sold_to_id <> ${soldToId}`.execute(
    tx,
  )
  await sql`update ${assigned} set is_default = true where person_id = ${personId} and sold_to_id = ${soldToId} and not is_default`.execute(
    tx,
  )
}

export const saveSessionCurrency = async (tx: Tx, orderer: Orderer, soldToId: string, currency: string): Promise<void> => {
  await sql`
    insert into session_account (session_id, person_id, sold_to_id, currency)
    values (${orderer.sessionId}, ${orderer.personId}, ${soldToId}, ${currency})
    on conflict (session_id, person_id) do update set sold_to_id = excluded.sold_to_id, currency = excluded.currency`.execute(tx)
}

export const saveAssignedCurrency = async (
  tx: Tx,
  { personId, table }: Orderer,
  soldToId: string,
  currency: string,
): Promise<void> => {
  await sql`
    update ${sql.table(table)} set currency = ${currency}
    where person_id = ${personId} and sold_to_id = ${soldToId}`.execute(tx)
}
