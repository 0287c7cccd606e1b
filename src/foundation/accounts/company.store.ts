import type { Company } from '#foundation/accounts/account.rules.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    company: Company
  }
}

export const findCompany = (tx: Tx, id: string): Promise<Company | undefined> =>
  tx
    .selectFrom('company')
    .select(['id', 'number', 'name', 'customerType', 'customerGroup', 'lineOfBusiness'])
    .where('id', '=', id)
    .executeTakeFirst()

/** False when there is no such company. */
export const renameCompany = async (tx: Tx, id: string, name: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx.updateTable('company').set({ name }).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}
