import { sql, type RawBuilder } from 'kysely'
import { QUOTE_LIST, type QuoteGlance } from '#features/buying/quotes/quote-list.rules.ts'
import { listCompanyKeys } from '#foundation/accounts/public.server.ts'
import type { Quote } from '#features/buying/quotes/quote-model.rules.ts'
import type { QuoteState } from '#features/buying/quotes/quote-state.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type ListedQuote = {
  readonly number: string
  readonly accountKey: string
  readonly accountName: string | null
  readonly requestedBy: string
  readonly currency: string
  readonly state: QuoteState
  readonly requested: Date
  readonly changed: Date
  readonly until: Date | null
  readonly total: string | null
  readonly version: number
  readonly lines: number
}

type QuoteFilter = {
  /** Of one account; without it of all, for staff. */
  readonly accountKey?: string | undefined
  /** Of all accounts of the company with this number. */
  readonly company?: string | undefined
  readonly find?: string | undefined
  readonly state?: QuoteState | undefined
  readonly glance?: QuoteGlance | undefined
}

const WEEK_MS = 7 * 86_400_000

/** The state of now, as `stateAt` has it: an offer has ended before the task notes it. */
export const stateNow = (now: Date): RawBuilder<unknown> =>
  sql`case when quote.state in ('Offered', 'Accepted') and quote.valid_until < ${now} then 'Expired' else quote.state end`

const isGlanced = (glance: QuoteGlance, now: Date): RawBuilder<unknown> => {
  if (glance === 'waiting') return sql`quote.state in ('Requested', 'Countered')`
  if (glance === 'ending')
    return sql`quote.state in ('Offered', 'Accepted') and quote.valid_until between ${now} and ${new Date(now.getTime() + WEEK_MS)}`
  return sql`${stateNow(now)} in ('Requested', 'Offered', 'Countered', 'Accepted')`
}

const matches = (text: string): RawBuilder<unknown> => {
  const letters = containsPattern(text)
  return sql`(quote.number ilike ${letters} or sold_to.name ilike ${letters} or sold_to.number ilike ${letters} or exists (
    select from quote_line line where line.quote_id = quote.id and line.version = quote.version
      and (line.sku ilike ${letters} or line.name ilike ${letters})))`
}

const ACCOUNT = sql`left join sold_to on sold_to.erp_id = split_part(quote.account_key, '~', 1)
  and sold_to.number = split_part(quote.account_key, '~', 2)`

export const listQuotes = async (
  tx: Tx,
  { accountKey, company = '', find = '', state, glance }: QuoteFilter,
  list: ListQuery<(typeof QUOTE_LIST.sortable)[number]>,
  now: Date,
): Promise<ListPage<ListedQuote>> => {
  const companyKeys = company === '' ? undefined : await listCompanyKeys(tx, company)
  const found = sql<ListedQuote>`
    select quote.id, quote.number, quote.requested_at as requested, quote.changed_at as changed, ${stateNow(now)} as state,
      quote.total_minor as total, quote.valid_until as until
    from quote ${find === '' ? sql`` : ACCOUNT}
    where true
      ${accountKey === undefined ? sql`` : sql`and quote.account_key = ${accountKey}`}
      ${companyKeys === undefined ? sql`` : sql`and quote.account_key = any(${companyKeys}::text[])`}
      ${find === '' ? sql`` : sql`and ${matches(find)}`}
      ${state === undefined ? sql`` : sql`and ${stateNow(now)} = ${state}`}
      ${glance === undefined ? sql`` : sql`and ${isGlanced(glance, now)}`}`
  return readListPage(tx, found, list, {
    spec: QUOTE_LIST,
    unique: 'id',
    details: {
      columns: sql`page.*, quote.account_key, sold_to.name as account_name, quote.currency, quote.version,
        coalesce(person.given_name || ' ' || person.family_name, '') as requested_by,
        (select count(*)::integer from quote_line line where line.quote_id = quote.id and line.version = quote.version) as lines`,
      joins: sql`join quote on quote.id = page.id ${ACCOUNT} left join person on person.id = quote.requested_by`,
    },
  })
}

type GlanceCounts = Readonly<Record<QuoteGlance, number>>

export const countQuoteGlances = async (tx: Tx, accountKey: string | undefined, now: Date): Promise<GlanceCounts> => {
  const { rows } = await sql<GlanceCounts>`
    select count(*) filter (where ${isGlanced('open', now)})::integer as open,
      count(*) filter (where ${isGlanced('waiting', now)})::integer as waiting,
      count(*) filter (where ${isGlanced('ending', now)})::integer as ending
    from quote where state not in ('Declined', 'Expired', 'Ordered')
      ${accountKey === undefined ? sql`` : sql`and account_key = ${accountKey}`}`.execute(tx)
  return rows[0] ?? { open: 0, waiting: 0, ending: 0 }
}

export const countQuotesSince = async (tx: Tx, personId: string, since: Date): Promise<number> => {
  const { count } = await tx
    .selectFrom('quote')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('requestedBy', '=', personId)
    .where('requestedAt', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Who accepted it and can still order it: its cart is theirs. Undefined once they left, or may not order for the account, unless their order waits for approval. */
export const findAcceptor = async (
  tx: Tx,
  { cartId, accountKey }: Pick<Quote, 'cartId' | 'accountKey'>,
): Promise<string | undefined> => {
  if (cartId === null) return undefined
  const { rows } = await sql<{ id: string }>`
    select person.id from cart join person on person.id = cart.person_id
    where cart.id = ${cartId} and (
      exists (select from approval where cart_id = cart.id and state in ('Waiting', 'Escalated'))
      or person.status = 'active' and person.disabled_at is null and person.company_role is distinct from 'viewer'
        and (person.is_internal or exists (
          select from person_sold_to as own join sold_to on sold_to.id = own.sold_to_id
          where own.person_id = person.id and sold_to.account_key = ${accountKey})))`.execute(tx)
  return rows[0]?.id
}
