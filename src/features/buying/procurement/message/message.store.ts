import { sql, type Generated, type Selectable } from 'kysely'
import { MOST_MESSAGES } from '#features/buying/procurement/connection/connection.rules.ts'
import { hideSecrets } from '#features/buying/procurement/cxml/hide-secrets.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type MessageTable = {
  id: Generated<string>
  connectionId: string
  direction: 'in' | 'out'
  kind: string
  status: number | null
  detail: string
  payloadId: string | null
  tookMs: number
  document: string
  answer: string
  at: Date
}

declare module '#platform/database/database.ts' {
  interface Tables {
    procurementMessage: MessageTable
  }
}

export type Message = Selectable<MessageTable>

/** Of a document in the log; the whole of an order is in the order. */
const MOST_LETTERS = 40_000

const cut = (document: string): string => {
  const hidden = hideSecrets(document)
  return hidden.length > MOST_LETTERS ? `${hidden.slice(0, MOST_LETTERS)}…` : hidden
}

/** Only now and then, as messages at once would wait for each other to remove the same rows; what is read is bounded anyway. */
const TRIMMED_EVERY = 20n

/** Exchanged messages, without secrets; of each connection the last ones stay, and at times a few more. */
export const logMessage = async (tx: Tx, message: Omit<Message, 'id'>): Promise<void> => {
  const { connectionId, kind, detail, payloadId, document, answer } = message
  const { place } = await tx
    .insertInto('procurementMessage')
    .values({
      ...message,
      ...{ kind: kind.slice(0, 60), detail: detail.slice(0, 300), payloadId: payloadId?.slice(0, 300) ?? null },
      ...{ document: cut(document), answer: cut(answer) },
    })
    .returning(sql<string>`place`.as('place'))
    .executeTakeFirstOrThrow()
  if (BigInt(place) % TRIMMED_EVERY !== 0n) return
  await sql`delete from procurement_message where connection_id = ${connectionId} and place <= (
    select place from procurement_message where connection_id = ${connectionId}
    order by place desc offset ${MOST_MESSAGES} limit 1)`.execute(tx)
}

/** The newest first. */
export const listMessages = (tx: Tx, connectionId: string): Promise<Message[]> =>
  tx
    .selectFrom('procurementMessage')
    .selectAll()
    .where('connectionId', '=', connectionId)
    .orderBy(sql`place`, 'desc')
    .limit(MOST_MESSAGES)
    .execute()
