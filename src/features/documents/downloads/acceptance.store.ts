import type { Generated } from 'kysely'
import type { LicenceVersion } from '#features/documents/downloads/acceptance.rules.ts'
import type { Holder } from '#foundation/identity/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'
import { keepForDays } from '#platform/retention/retention.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    downloadAcceptance: {
      id: Generated<string>
      holder: string
      personId: string | null
      licencePath: string
      country: string
      language: string
      version: number
      assetPath: string
      address: string
      acceptedAt: Date
    }
  }
}

export type Acceptance = LicenceVersion & {
  readonly holder: Holder
  readonly licencePath: string
  readonly assetPath: string
  /** The network address it came from. */
  readonly address: string
  readonly acceptedAt: Date
}

export const insertAcceptance = async (tx: Tx, { holder, locale, ...row }: Acceptance): Promise<void> => {
  await tx
    .insertInto('downloadAcceptance')
    .values({ ...row, ...locale, holder: holder.key, personId: holder.personId ?? null })
    .execute()
}

/** The versions of an agreement that somebody accepted. */
export const listAccepted = async (tx: Tx, holder: string, licencePath: string): Promise<LicenceVersion[]> => {
  const rows = await tx
    .selectFrom('downloadAcceptance')
    .select(['country', 'language', 'version'])
    .distinct()
    .where('holder', '=', holder)
    .where('licencePath', '=', licencePath)
    .execute()
  return rows.map(({ version, ...locale }) => ({ version, locale: locale as Locale }))
}

/** As long as a contract may be disputed. */
export const acceptanceRetention = keepForDays({ table: 'download_acceptance', column: 'accepted_at', days: 3650 })
