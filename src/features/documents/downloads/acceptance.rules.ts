import type { Locale } from '#kernel/locale.ts'

/** An agreement as it is published in one locale. */
export type LicenceVersion = { readonly locale: Locale; readonly version: number }

const isSame = (one: LicenceVersion, other: LicenceVersion): boolean =>
  one.version === other.version && one.locale.country === other.locale.country && one.locale.language === other.locale.language

/** An acceptance holds as long as that very text is the published one where it was read. */
export const isStillAccepted = (accepted: readonly LicenceVersion[], published: readonly LicenceVersion[]): boolean =>
  accepted.some((one) => published.some((other) => isSame(one, other)))

export type AcceptanceOutcome = 'accepted' | 'changed' | 'missing'

/** The text that was read must be the one that is published: between tick and click it may have changed. */
export const checkAcceptance = (read: LicenceVersion, published: readonly LicenceVersion[]): AcceptanceOutcome => {
  const current = published.find(
    ({ locale }) => locale.country === read.locale.country && locale.language === read.locale.language,
  )
  if (!current) return 'missing'
  return current.version === read.version ? 'accepted' : 'changed'
}
