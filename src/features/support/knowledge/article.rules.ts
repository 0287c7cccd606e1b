import type { Language } from '#kernel/locale.ts'

/** As the index names it. */
export const ARTICLE_TYPE = 'Knowledge Articles'
export const ARTICLE_SOURCE = 'article'
export const SUPPORT_PATH = '/support'
export const KNOWLEDGE_PATH = '/support/knowledge'
export const FAQ_PATH = '/support/faq'

export type ByLanguage = Readonly<Partial<Record<Language, string>>>

export const SECTION_KINDS = ['symptom', 'cause', 'solution', 'note', 'answer'] as const
/** Part of an article: paragraphs, or steps that are done one after the other, or an author's own markup. */
export type ArticleSection = {
  readonly kind: (typeof SECTION_KINDS)[number]
  /** Instead of the kind's; an empty one is not shown. */
  readonly heading?: string
  /** Clean. */
  readonly html?: string
  readonly paragraphs?: readonly string[]
  readonly steps?: readonly string[]
}

export type Article = {
  readonly id: string
  readonly number: string
  readonly titles: ByLanguage
  readonly summaries: ByLanguage
  /** Days, as 2026-11-02. */
  readonly firstOn: string
  readonly productGroup: string
  readonly products: readonly string[]
  readonly partNumbers: readonly string[]
  readonly brand: string
  readonly aircraftMake: string | null
  readonly aircraftModel: string | null
  readonly audience: string | null
  readonly faqPlace: number | null
}

export type ArticleBodies = Readonly<Partial<Record<Language, readonly ArticleSection[]>>>

export type ArticleVersion = {
  readonly version: number
  readonly revisedOn: string
  /** The change, in a few words. */
  readonly change: string
  readonly bodies: ArticleBodies
}

/** English stands in for a language without words, and any other for English. */
export const inLanguage = (words: ByLanguage, language: Language): string =>
  words[language] ?? words.en ?? Object.values(words)[0] ?? ''

/** The shown article, and its language: where it is not written in the reader's, English or else any. */
export const chooseBody = (
  bodies: ArticleBodies,
  language: Language,
): { readonly language: Language; readonly sections: readonly ArticleSection[] } => {
  const shown = [language, 'en' as const, ...(Object.keys(bodies) as Language[])].find((one) => bodies[one]) ?? 'en'
  return { language: shown, sections: bodies[shown] ?? [] }
}

/** The tokens are those by which search decides what a person finds, so that the two can never disagree [T-26]. */
export const mayRead = ({ audience }: Pick<Article, 'audience'>, tokens: readonly string[]): boolean =>
  audience === null || tokens.includes(audience)

export const ARTICLE_ID = /^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/

/** A part's own number, and those of its series: HP-2210-15, HP-2210. */
export const listSeriesNumbers = (sku: string): string[] =>
  sku
    .split('-')
    .map((_, at, parts) => parts.slice(0, parts.length - at).join('-'))
    .filter((number) => /\d/.test(number))

/** The id of an article's page, `article-detail.ka_{id}`; undefined for anything that is none [2.2.8]. */
export const readArticleSelector = (selector: string | undefined): string | undefined => {
  const id = /^ka_(.*)$/.exec(selector ?? '')?.[1]
  return id !== undefined && ARTICLE_ID.test(id) ? id : undefined
}

export const articlePath = (id: string): string => `${KNOWLEDGE_PATH}/article-detail.ka_${id}`
