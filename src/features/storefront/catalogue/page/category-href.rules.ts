import { pageHref } from '#foundation/blocks/public.ts'
import type { Locale } from '#kernel/locale.ts'

export const BRANDS_PATH = '/our-brands'
/** Slugs from the top of the catalogue, four at most. */
export const CATEGORY_PATH = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,3}$/

export const categoryHref = (locale: Locale, path: string): string => pageHref(locale, `/products/${path}`)
