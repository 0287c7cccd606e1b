import type { Language, Locale } from '#kernel/locale.ts'

export type DocumentText = {
  readonly title: string
  readonly description: string
  /** Searched, but never shown. */
  readonly words?: string
}

/** One searchable document with its texts in all languages. */
export type SearchDocument = {
  /** Unique within its source. */
  readonly key: string
  readonly texts: Readonly<Partial<Record<Language, DocumentText>>>
  /** Below the visitor's locale, unless the document belongs to one locale. */
  readonly path: string
  readonly locale?: Locale
  readonly type: string
  readonly parentType: string
  /** Countries in which it is found; absent: all. */
  readonly countries?: readonly string[]
  /** Tokens of those who may find it, such as `signed-in` or `user:{id}`; absent: everyone. */
  readonly audience?: readonly string[]
  readonly updatedAt: Date
  readonly popularity?: number
  /** Factor of its score; 1 by default. */
  readonly weight?: number
  /** Part numbers, its own first; they are folded for comparison. */
  readonly numbers?: readonly string[]
  /** Fields to filter, facet and sort by, and to show. */
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>
  readonly geolocation?: { readonly latitude: number; readonly longitude: number }
}
