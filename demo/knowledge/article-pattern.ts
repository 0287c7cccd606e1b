/** A fault that several products can have. `{name}` is the product, `{sku}` its number. */
export type ArticlePattern = {
  /** In the order of the languages: en, de, fr, es, pl, zh. */
  readonly problem: readonly [string, string, string, string, string, string]
  readonly summary: string
  readonly symptom: string
  readonly cause: string
  readonly steps: readonly string[]
  readonly note?: string
}
