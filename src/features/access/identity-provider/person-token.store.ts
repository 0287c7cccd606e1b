import { hashToken, makeToken } from '#foundation/identity/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

export type TokenPurpose = 'activate' | 'reset-password'

export type PersonToken = { readonly personId: string; readonly email: string }

/** The purpose of a mailed link: it proves that its reader holds this address. */
export const createPersonToken = async (
  tx: Tx,
  { personId, email, purpose, expiresAt }: PersonToken & { readonly purpose: TokenPurpose; readonly expiresAt: Date },
): Promise<string> => {
  const token = makeToken()
  await tx
    .insertInto('personToken')
    .values({ tokenHash: hashToken(token), personId, purpose, email, expiresAt })
    .execute()
  return token
}

export const findPersonToken = (tx: Tx, token: string, purpose: TokenPurpose, now: Date): Promise<PersonToken | undefined> =>
  tx
    .selectFrom('personToken')
    .select(['personId', 'email'])
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** Works once: with it go all others that were sent for the same. */
export const spendPersonToken = async (
  tx: Tx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<PersonToken | undefined> => {
  const spent = await tx
    .deleteFrom('personToken')
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning(['personId', 'email'])
    .executeTakeFirst()
  if (spent) await tx.deleteFrom('personToken').where('personId', '=', spent.personId).where('purpose', '=', purpose).execute()
  return spent
}

/** Links that were sent to them lead nowhere from now on. */
export const removePersonTokens = async (tx: Tx, personId: string): Promise<void> => {
  await tx.deleteFrom('personToken').where('personId', '=', personId).execute()
}
