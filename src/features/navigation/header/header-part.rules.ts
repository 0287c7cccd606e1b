import { localePath, type Locale } from '#kernel/locale.ts'

/** What few visitors of a page want of its header comes when they do. */
export const HEADER_PARTS = ['locales', 'tour', 'contact-ways'] as const
export type HeaderPart = (typeof HEADER_PARTS)[number]

export const headerPartAddress = (locale: Locale, part: HeaderPart): string =>
  `${localePath(locale)}.${part}.${part === 'contact-ways' ? 'json' : 'html'}`
