import { localePath, type Locale } from '#kernel/locale.ts'

/** Ids of what buttons of the header open. */
export const MENU_ID = 'site-menu'
export const BUSINESS_ID = 'business-links'
export const HELP_ID = 'help-menu'

/** Parts of the header that few visitors need load on demand. */
export type HeaderPart = 'locales' | 'tour'

export const headerPartAddress = (locale: Locale, part: HeaderPart): string => `${localePath(locale)}.${part}.html`
