import type { Tx } from '#platform/database/database.ts'

type NameRequest = { readonly companyId: string; readonly personId: string; readonly name: string; readonly requestedAt: Date }

declare module '#platform/database/database.ts' {
  interface Tables {
    companyNameRequest: NameRequest
  }
}

/** The name that waits for customer service, if any. */
export const findRequestedName = async (tx: Tx, companyId: string): Promise<string | null> => {
  const row = await tx.selectFrom('companyNameRequest').select('name').where('companyId', '=', companyId).executeTakeFirst()
  return row?.name ?? null
}

/** A later wish takes the place of an earlier one. */
export const saveNameRequest = async (tx: Tx, { companyId, ...request }: NameRequest): Promise<void> => {
  await tx
    .insertInto('companyNameRequest')
    .values({ companyId, ...request })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(request))
    .execute()
}

export const dropNameRequest = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.deleteFrom('companyNameRequest').where('companyId', '=', companyId).execute()
}
