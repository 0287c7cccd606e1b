import { localePath, type Locale } from '#kernel/locale.ts'

/** What few visitors of a page want of its header comes when they do. */
export type HeaderPart = 'locales' | 'tour'

export const headerPartAddress = (locale: Locale, part: HeaderPart): string => `${localePath(locale)}.${part}.html`
