import type { Generated } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

export type TokenPurpose = 'activate' | 'reset-password' | 'change-email' | 'revalidate' | 'restore-email'

declare module '#platform/database/database.ts' {
  interface Tables {
    personToken: {
      tokenHash: Buffer
      personId: string
      purpose: TokenPurpose
      email: string
      expiresAt: Date
      createdAt: Generated<Date>
      /** Kept for links that say so when they are opened again; others go when they are used. */
      usedAt: Date | null
    }
  }
}

/** Links in mails that are on their way and must no longer work. */
export const dropTokens = async (tx: Tx, personId: string, purposes: readonly TokenPurpose[]): Promise<void> => {
  await tx.deleteFrom('personToken').where('personId', '=', personId).where('purpose', 'in', purposes).execute()
}
