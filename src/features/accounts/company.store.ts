import type { Tx } from '#server/database/database.ts'

/** The customer (or the supplier itself) that a person works for. */
export type Company = {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly customerType: string
  readonly customerGroup: string
  readonly lineOfBusiness: string
}

declare module '#server/database/database.ts' {
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

export const insertCompanies = async (tx: Tx, companies: readonly Company[]): Promise<void> => {
  if (companies.length > 0)
    await tx
      .insertInto('company')
      .values([...companies])
      .execute()
}
