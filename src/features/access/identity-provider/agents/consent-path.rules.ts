import { localePath, type Locale } from '#kernel/locale.ts'

/** The page on which a person lets an app or agent act for them. */
export const consentPath = ({ locale }: { readonly locale: Locale }, uid: string): string =>
  `${localePath(locale)}/connect-agent/${uid}`
