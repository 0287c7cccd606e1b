import { localePath, type Locale } from '#kernel/locale.ts'

/** Parts of the header that few visitors need load on demand. */
export type HeaderPart = 'locales' | 'tour'

export const headerPartAddress = (locale: Locale, part: HeaderPart): string => `${localePath(locale)}.${part}.html`
