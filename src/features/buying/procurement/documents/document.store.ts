import { sql, type Generated, type Selectable } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

export type DocumentKind = 'ConfirmationRequest' | 'ShipNoticeRequest' | 'InvoiceDetailRequest'

type DocumentTable = {
  id: Generated<string>
  connectionId: string
  procurementOrderId: string
  kind: DocumentKind
  subject: string
  payloadId: string
  document: string
  state: Generated<'waiting' | 'delivered' | 'dead'>
  attempts: Generated<number>
  createdAt: Date
}

declare module '#platform/database/database.ts' {
  interface Tables {
    procurementDocument: DocumentTable
  }
}

type NewDocument = Pick<
  Selectable<DocumentTable>,
  'connectionId' | 'procurementOrderId' | 'kind' | 'subject' | 'payloadId' | 'document' | 'createdAt'
>

/** Undefined where it left already, or is on its way. */
export const insertDocument = async (tx: Tx, document: NewDocument): Promise<string | undefined> =>
  (
    await tx
      .insertInto('procurementDocument')
      .values(document)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export type DueDocument = Pick<
  Selectable<DocumentTable>,
  'id' | 'connectionId' | 'kind' | 'payloadId' | 'document' | 'attempts'
> & {
  readonly url: string | null
  readonly isActive: boolean
  readonly secret: string
}

export const findDueDocument = async (tx: Tx, id: string): Promise<DueDocument | undefined> => {
  const { rows } = await sql<DueDocument>`
    select due.id, due.connection_id, due.kind, due.payload_id, due.document, due.attempts, given.documents_url as url,
      given.is_active, given.secret
    from procurement_document due join procurement_connection given on given.id = due.connection_id
    where due.id = ${id} and due.state = 'waiting'`.execute(tx)
  return rows[0]
}

export const recordAttempt = async (tx: Tx, id: string, state: 'waiting' | 'delivered' | 'dead'): Promise<void> => {
  await sql`update procurement_document set state = ${state}, attempts = attempts + 1 where id = ${id}`.execute(tx)
}
