import type { PictureFamily } from '#demo/pictures/families.ts'

/** Words in the order English, German, French, Spanish, Polish, Chinese. */
export type Words = readonly [en: string, de: string, fr: string, es: string, pl: string, zh: string]

/** One category in one line: slug, picture family, names, then the categories below it. */
export type Branch = readonly [slug: string, family: PictureFamily, ...names: Words, children?: readonly Branch[]]

export type CatalogueOutline = {
  readonly tree: readonly Branch[]
  /** The words at the top of each first-level category. */
  readonly introductions: Readonly<Record<string, Words>>
}
