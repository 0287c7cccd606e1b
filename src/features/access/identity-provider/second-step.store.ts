import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database/database.ts'

const KIND = 'SecondStep'
const LIFETIME_S = 600
const stepSchema = z.object({
  accountId: z.uuid(),
  /** The sealed secret of an app that is being set up in this sign-in. */
  secret: z.string().optional(),
  isSetUp: z.boolean().default(false),
})
export type SecondStep = z.infer<typeof stepSchema>

/** Whose password was right in this sign-in. Beside the provider's records, so that a new password ends it like those [T-73]. */
export const saveSecondStep = async (tx: Tx, uid: string, step: z.input<typeof stepSchema>): Promise<void> => {
  const values = { payload: JSON.stringify(step), expiresAt: sql<Date>`now() + make_interval(secs => ${LIFETIME_S})` }
  await tx
    .insertInto('oidcRecord')
    .values({ kind: KIND, id: uid, ...values })
    .onConflict((conflict) => conflict.columns(['tenant', 'kind', 'id'] as never).doUpdateSet(values))
    .execute()
}

export const findSecondStep = async (tx: Tx, uid: string): Promise<SecondStep | undefined> => {
  const row = await tx
    .selectFrom('oidcRecord')
    .select('payload')
    .where('kind', '=', KIND)
    .where('id', '=', uid)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return stepSchema.safeParse(row?.payload).data
}

export const dropSecondStep = async (tx: Tx, uid: string): Promise<void> => {
  await tx.deleteFrom('oidcRecord').where('kind', '=', KIND).where('id', '=', uid).execute()
}
