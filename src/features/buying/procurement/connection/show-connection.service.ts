import { showState } from '#features/buying/procurement/connection/connection.rules.ts'
import type { ListedConnection } from '#features/buying/procurement/connection/connection.store.ts'
import { listMessages } from '#features/buying/procurement/message/message.store.ts'
import type { Tx } from '#platform/database/database.ts'

export const showConnection = (row: ListedConnection) => {
  const { companyId: _, personId: __, person, email, lastStatus, createdAt, lastUsedAt, frameOrigins, accountKey, ...rest } = row
  return {
    ...rest,
    account: accountKey,
    person: email,
    personName: person,
    frameOrigins: [...frameOrigins],
    state: showState(row.isActive, lastStatus),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

export const showMessages = async (tx: Tx, { id }: { readonly id: string }) => ({
  messages: (await listMessages(tx, id)).map(({ connectionId: _, at, ...message }) => ({ ...message, at: at.toISOString() })),
})
