import type { ColumnType, Generated } from 'kysely'
import type { OrderContent } from '#features/buying/agent-orders/confirm/confirmation.schema.ts'
import type { AskReason } from '#features/buying/agent-orders/limits/agent-limit.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type StoredState = 'waiting' | 'confirmed' | 'refused' | 'used'

declare module '#platform/database/database.ts' {
  interface Tables {
    agentConfirmation: {
      id: Generated<string>
      grantId: string
      contentHash: string
      content: ColumnType<OrderContent, string, never>
      reason: AskReason
      state: Generated<StoredState>
      createdAt: Date
      expiresAt: Date
      decidedAt: Date | null
    }
  }
}

export type Confirmation = {
  readonly id: string
  readonly grantId: string
  readonly contentHash: string
  readonly content: OrderContent
  readonly reason: AskReason
  readonly state: StoredState
  readonly createdAt: Date
  readonly expiresAt: Date
}

const COLUMNS = ['id', 'grantId', 'contentHash', 'content', 'reason', 'state', 'createdAt', 'expiresAt'] as const

export const findConfirmation = (tx: Tx, grantId: string, id: string): Promise<Confirmation | undefined> =>
  tx.selectFrom('agentConfirmation').select(COLUMNS).where('id', '=', id).where('grantId', '=', grantId).executeTakeFirst()

/** Of a person's own grants; anybody else's does not exist. */
export const findConfirmationOf = async (tx: Tx, personId: string, id: string): Promise<Confirmation | undefined> =>
  tx
    .selectFrom('agentConfirmation')
    .innerJoin('agentGrant', 'agentGrant.id', 'agentConfirmation.grantId')
    .select(COLUMNS.map((column) => `agentConfirmation.${column}` as const))
    .where('agentConfirmation.id', '=', id)
    .where('agentGrant.personId', '=', personId)
    .where('agentGrant.revokedAt', 'is', null)
    .executeTakeFirst()

/** One that still waits for the same cart, or was confirmed for it: asking twice is one question. */
export const findOpenConfirmation = (
  tx: Tx,
  grantId: string,
  contentHash: string,
  now: Date,
): Promise<Confirmation | undefined> =>
  tx
    .selectFrom('agentConfirmation')
    .select(COLUMNS)
    .where('grantId', '=', grantId)
    .where('contentHash', '=', contentHash)
    .where('state', '=', 'waiting')
    .where('expiresAt', '>', now)
    .executeTakeFirst()

export const listWaiting = (tx: Tx, personId: string, now: Date) =>
  tx
    .selectFrom('agentConfirmation')
    .innerJoin('agentGrant', 'agentGrant.id', 'agentConfirmation.grantId')
    .select(['agentConfirmation.id', 'agentGrant.name', 'agentConfirmation.content'])
    .select(['agentConfirmation.reason', 'agentConfirmation.expiresAt'])
    .where('agentGrant.personId', '=', personId)
    .where('agentGrant.revokedAt', 'is', null)
    .where('agentConfirmation.state', '=', 'waiting')
    .where('agentConfirmation.expiresAt', '>', now)
    .orderBy('agentConfirmation.createdAt', 'desc')
    .limit(20)
    .execute()

type NewConfirmation = Pick<Confirmation, 'grantId' | 'contentHash' | 'content' | 'reason' | 'createdAt' | 'expiresAt'>

export const insertConfirmation = async (tx: Tx, { content, ...confirmation }: NewConfirmation): Promise<string> => {
  const { id } = await tx
    .insertInto('agentConfirmation')
    .values({ ...confirmation, content: JSON.stringify(content), decidedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Step = { readonly from: StoredState; readonly to: StoredState; readonly now: Date }

/** False where it is not in that state any more, or over: of two at once one comes first. */
export const stepConfirmation = async (tx: Tx, id: string, { from, to, now }: Step): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('agentConfirmation')
    .set({ state: to, decidedAt: now })
    .where('id', '=', id)
    .where('state', '=', from)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
