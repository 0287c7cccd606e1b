import type { Tx } from '#platform/database/database.ts'

export type ExternalIdentity = { readonly issuer: string; readonly subject: string }

declare module '#platform/database/database.ts' {
  interface Tables {
    externalIdentity: { issuer: string; subject: string; personId: string; linkedAt: Date }
  }
}

export const findLinkedPersonId = async (tx: Tx, { issuer, subject }: ExternalIdentity): Promise<string | undefined> => {
  const found = tx.selectFrom('externalIdentity').select('personId').where('issuer', '=', issuer).where('subject', '=', subject)
  return (await found.executeTakeFirst())?.personId
}

export const isLinked = async (tx: Tx, personId: string): Promise<boolean> => {
  const found = tx.selectFrom('externalIdentity').select('personId').where('personId', '=', personId)
  return (await found.executeTakeFirst()) !== undefined
}

/** False when another sign-in has linked the person or the subject a moment ago. */
export const linkPerson = async (
  tx: Tx,
  personId: string,
  { issuer, subject }: ExternalIdentity,
  linkedAt: Date,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('externalIdentity')
    .values({ issuer, subject, personId, linkedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
