import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    tourDismissal: {
      personId: string
      dismissedAt: Date
    }
  }
}

export const findTourDismissal = async (tx: Tx, personId: string): Promise<Date | undefined> =>
  (await tx.selectFrom('tourDismissal').select('dismissedAt').where('personId', '=', personId).executeTakeFirst())?.dismissedAt

export const saveTourDismissal = async (tx: Tx, personId: string, dismissedAt: Date): Promise<void> => {
  await tx
    .insertInto('tourDismissal')
    .values({ personId, dismissedAt })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ dismissedAt }))
    .execute()
}
