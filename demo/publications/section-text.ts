/** One part of a document, on a page of its own; `{product}` stands for its product. */
export type SectionText = {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Numbered. */
  readonly steps?: readonly string[]
  readonly table?: readonly (readonly [string, string])[]
  readonly figure?: 'wiring' | 'exploded' | 'block'
}
