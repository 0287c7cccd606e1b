import { sql } from 'kysely'
import type { ListedRedirect } from '#features/authoring/authoring/public.server.ts'
import { selectRedirects } from '#features/authoring/authoring/public.server.ts'
import * as rules from '#features/administration/operations/operations.rules.ts'
import type { ListSpec } from '#kernel/list-query.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

type Query<Spec extends ListSpec> = ListQuery<Spec['sortable'][number]>
const contains = (find: string | undefined) => (find === undefined ? undefined : containsPattern(find))

export type MailRow = {
  readonly id: string
  readonly toAddress: string
  readonly subject: string
  readonly template: string
  readonly state: (typeof rules.MAIL_STATES)[number]
  readonly attempts: number
  readonly lastError: string | null
  readonly createdAt: Date
  readonly endedAt: Date | null
}

/** A team, not a mailing list. */
const MOST_ADMINS = 20

export const listAdminIds = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from person where status = 'active' and 'admin' = any(roles) order by id limit ${MOST_ADMINS}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Without their texts, which hold links that only the receiver may open, and without subjects of data that one may not read. */
export const listMailRows = (
  tx: Tx,
  { find, state, hidden }: { find?: string | undefined; state?: string | undefined; hidden: readonly string[] },
  list: Query<typeof rules.MAIL_LIST>,
): Promise<ListPage<MailRow>> => {
  const letters = contains(find)
  const found = sql<MailRow>`
    select id, to_address, shown_subject as subject, template, state, attempts, last_error, created_at, ended_at
    from (select *, case when template like any(${hidden.map((name) => `${name}%`)}::text[]) then '' else subject end as shown_subject
      from mail_outbox) mail
    where true
      ${letters === undefined ? sql`` : sql`and (to_address ilike ${letters} or shown_subject ilike ${letters} or template ilike ${letters})`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}`
  return readListPage(tx, found, list, { spec: rules.MAIL_LIST, unique: 'id' })
}

export const listRedirectRows = (
  tx: Tx,
  find: string | undefined,
  list: Query<typeof rules.REDIRECT_LIST>,
): Promise<ListPage<ListedRedirect>> =>
  readListPage(tx, selectRedirects(find), list, { spec: rules.REDIRECT_LIST, unique: 'key' })
