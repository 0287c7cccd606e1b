import { pageHref } from '#features/blocks/public.ts'
import type { Locale } from '#kernel/locale.ts'

export const categoryHref = (locale: Locale, path: string): string => pageHref(locale, `/products/${path}`)
