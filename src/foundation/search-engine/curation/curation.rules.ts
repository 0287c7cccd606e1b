/** Phrases that mean the same. */
export type SynonymList = { readonly id: string; readonly words: readonly string[] }

/** A document that staff put first for a query. */
export type Pin = { readonly kind: string; readonly key: string }
export type QueryPin = Pin & { readonly query: string }
