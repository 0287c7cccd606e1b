export type ConfirmationPurpose = 'change-email' | 'revalidate'

/** Long enough for a weekend. */
export const LINK_HOURS = 72

export const CONFIRM_PATH = '/account/confirm'
export const RESTORE_PATH = '/account/restore-email'

export const endOfLink = (now: Date): Date => new Date(now.getTime() + LINK_HOURS * 3_600_000)

type Reader = { readonly language: string; readonly countryCode: string }
type SiteLocale = { readonly country: string; readonly language: string }

/** Where a person reads: their language in their country, else in any, else the site's first. */
export const chooseMailLocale = <L extends SiteLocale>(
  { language, countryCode }: Reader,
  locales: readonly L[],
): L | undefined => {
  const spoken = locales.filter((locale) => locale.language === language)
  return spoken.find(({ country }) => country === countryCode.toLowerCase()) ?? spoken[0] ?? locales[0]
}
