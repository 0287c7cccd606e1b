import {
  chooseBody,
  inLanguage,
  type Article,
  type ArticleSection,
  type ArticleVersion,
} from '#features/support/knowledge/article.rules.ts'
import type { ArticleRow } from '#features/support/knowledge/list/article-list.rules.ts'
import type { Language } from '#kernel/locale.ts'

/** An article as its page shows it, in one of its versions. */
export type ArticleView = Pick<
  Article,
  'id' | 'number' | 'firstOn' | 'productGroup' | 'products' | 'partNumbers' | 'brand' | 'aircraftMake' | 'aircraftModel'
> & {
  readonly title: string
  readonly summary: string
  readonly version: number
  readonly isCurrent: boolean
  readonly revisedOn: string
  readonly isSecured: boolean
  readonly language: Language
  readonly sections: readonly ArticleSection[]
  readonly versions: readonly { readonly version: number; readonly revisedOn: string; readonly change: string }[]
  readonly related: readonly { readonly id: string; readonly title: string; readonly number: string }[]
}

type Parts = {
  readonly article: Article
  /** The newest first. */
  readonly versions: readonly ArticleVersion[]
  readonly asked: string | undefined
  readonly language: Language
  readonly related: readonly ArticleRow[]
}

/** Undefined where there is no such version, or none at all. */
export const makeArticleView = ({ article, versions, asked, language, related }: Parts): ArticleView | undefined => {
  const shown = asked === undefined ? versions[0] : versions.find(({ version }) => String(version) === asked)
  if (!shown) return undefined
  const { titles, summaries, audience, faqPlace: _place, ...facts } = article
  const body = chooseBody(shown.bodies, language)
  return {
    ...facts,
    title: inLanguage(titles, language),
    summary: inLanguage(summaries, language),
    version: shown.version,
    isCurrent: shown === versions[0],
    revisedOn: shown.revisedOn,
    isSecured: audience !== null,
    language: body.language,
    sections: body.sections,
    versions: versions.map(({ version, revisedOn, change }) => ({ version, revisedOn, change })),
    related: related.map(({ id, title, number }) => ({ id, title, number })),
  }
}

/** In the order in which the page shows them, with the names by which analytics knows them; empty ones are left out [3.12.7]. */
export const listArticleFacts = (
  view: Pick<
    ArticleView,
    'number' | 'firstOn' | 'revisedOn' | 'productGroup' | 'products' | 'partNumbers' | 'brand' | 'aircraftMake' | 'aircraftModel'
  >,
  date: (day: string) => string,
) => {
  const facts = [
    ['Article Number', view.number],
    ['Initial Date', date(view.firstOn)],
    ['Revised Date', date(view.revisedOn)],
    ['Product Group', view.productGroup],
    ['Supported Products', view.products.join(', ')],
    ['Part Number', view.partNumbers.join(', ')],
    ['Brand', view.brand],
    ['Aircraft Make', view.aircraftMake ?? ''],
    ['Aircraft Model', view.aircraftModel ?? ''],
  ] as const
  return facts.filter(([, value]) => value !== '')
}
