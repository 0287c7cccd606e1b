import type { DownloadLink } from '#features/documents/downloads/link.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { keepForDays } from '#platform/retention/retention.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    downloadLink: DownloadLink & { tokenHash: Buffer; madeAt: Date }
  }
}

export const insertLink = async (
  tx: Tx,
  link: Omit<DownloadLink, 'startedAt'> & { readonly tokenHash: Buffer; readonly madeAt: Date },
): Promise<void> => {
  await tx
    .insertInto('downloadLink')
    .values({ ...link, startedAt: null })
    .execute()
}

export const findLink = (tx: Tx, tokenHash: Buffer): Promise<DownloadLink | undefined> =>
  tx
    .selectFrom('downloadLink')
    .select(['holder', 'assetPath', 'page', 'contentHash', 'expiresAt', 'startedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()

/** The first time only: from then on a transfer that breaks may go on. */
export const markStarted = async (tx: Tx, tokenHash: Buffer, now: Date): Promise<void> => {
  await tx
    .updateTable('downloadLink')
    .set({ startedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('startedAt', 'is', null)
    .execute()
}

export const linkRetention = keepForDays({ table: 'download_link', column: 'made_at', days: 2 })
