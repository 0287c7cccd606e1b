import { words as en } from '#features/site/content/words/en.ts'
import { words as de } from '#features/site/content/words/de.ts'
import { words as fr } from '#features/site/content/words/fr.ts'
import { words as es } from '#features/site/content/words/es.ts'
import { words as pl } from '#features/site/content/words/pl.ts'
import { words as zh } from '#features/site/content/words/zh.ts'
import type { Language } from '#kernel/locale.ts'

type Words = { readonly title: string; readonly text: string }

export type StarterWords = {
  readonly home: string
  readonly hero: { readonly lead: string; readonly products: string; readonly search: string }
  readonly tasks: string
  readonly products: Words
  readonly search: Words
  readonly portal: Words
  readonly contact: Words
  readonly privacy: Words & { readonly paragraphs: readonly string[] }
  readonly cookies: Words & { readonly paragraphs: readonly string[] }
  readonly terms: Words & { readonly paragraphs: readonly string[] }
  readonly notFound: Words
  readonly failed: Words
  readonly notPermitted: Words
  readonly cart: Words
  readonly waysOn: string
}

/** Texts of a new site until its authors write their own: true for every tenant. */
export const STARTER_WORDS: Readonly<Record<Language, StarterWords>> = { en, de, fr, es, pl, zh }
