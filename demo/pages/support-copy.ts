type Article = { readonly title: string; readonly description: string; readonly paragraphs: readonly string[] }
export type SupportTopic = 'part-numbers' | 'repairs' | 'damaged-delivery'

export type SupportWords = {
  readonly title: string
  readonly description: string
  readonly search: { readonly heading: string; readonly text: string }
  readonly topics: string
  readonly articles: Readonly<Record<SupportTopic, Article>>
}
