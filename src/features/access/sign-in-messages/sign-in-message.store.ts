import { sql, type ColumnType, type Generated } from 'kysely'
import {
  MESSAGE_LIST,
  type MessageRole,
  type MessageTexts,
  type SignInMessage,
} from '#features/access/sign-in-messages/sign-in-message.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type StoredMessage = SignInMessage & { readonly id: string; readonly changedAt: Date; readonly changedBy: string | null }

declare module '#platform/database/database.ts' {
  interface Tables {
    signInMessage: {
      id: Generated<string>
      texts: ColumnType<MessageTexts, string, string>
      roles: ColumnType<readonly MessageRole[], MessageRole[], MessageRole[]>
      startsAt: Date
      endsAt: Date | null
      changedAt: Date
      changedBy: string | null
    }
  }
}

/** Those that may be shown now; the rest is decided by the rules. */
export const listCurrentMessages = (tx: Tx, now: Date): Promise<SignInMessage[]> =>
  tx
    .selectFrom('signInMessage')
    .select(['texts', 'roles', 'startsAt', 'endsAt'])
    .where('startsAt', '<=', now)
    .where((is) => is.or([is('endsAt', 'is', null), is('endsAt', '>', now)]))
    .execute()

export type MessageRow = StoredMessage & { readonly changedByName: string | null }

export const listMessageRows = (
  tx: Tx,
  find: string | undefined,
  list: ListQuery<(typeof MESSAGE_LIST.sortable)[number]>,
): Promise<ListPage<MessageRow>> => {
  const matches = find === undefined ? sql`true` : sql`message.texts::text ilike ${containsPattern(find)}`
  const found = sql<MessageRow>`
    select message.id, message.texts, message.roles, message.starts_at, message.ends_at, message.changed_at,
      message.changed_by, person.given_name || ' ' || person.family_name as changed_by_name
    from sign_in_message message left join person on person.id = message.changed_by where ${matches}`
  return readListPage(tx, found, list, { spec: MESSAGE_LIST, unique: 'id' })
}

export const lockMessage = (tx: Tx, id: string): Promise<StoredMessage | undefined> =>
  tx.selectFrom('signInMessage').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertMessage = async (tx: Tx, { texts, roles, ...rest }: Omit<StoredMessage, 'id'>): Promise<string> => {
  const { id } = await tx
    .insertInto('signInMessage')
    .values({ ...rest, roles: [...roles], texts: JSON.stringify(texts) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateMessage = async (tx: Tx, id: string, { texts, roles, ...rest }: Omit<StoredMessage, 'id'>): Promise<void> => {
  await tx
    .updateTable('signInMessage')
    .set({ ...rest, roles: [...roles], texts: JSON.stringify(texts) })
    .where('id', '=', id)
    .execute()
}
