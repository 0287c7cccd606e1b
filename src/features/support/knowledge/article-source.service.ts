import { listSectionTexts } from '#features/support/knowledge/article-html.rules.ts'
import { ARTICLE_SOURCE, ARTICLE_TYPE, articlePath, chooseBody, inLanguage } from '#features/support/knowledge/article.rules.ts'
import { listCurrent, type CurrentArticle } from '#features/support/knowledge/article.store.ts'
import type { DocumentSource, SearchDocument } from '#foundation/search-engine/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const BATCH = 500

/** Found by title, number, part and the words of its text, by those who may read it [T-26]. */
const toDocument = (article: CurrentArticle): SearchDocument => {
  const { id, number, titles, summaries, bodies, productGroup, products, partNumbers, brand, audience } = article
  return {
    key: id,
    path: articlePath(id),
    type: ARTICLE_TYPE,
    parentType: ARTICLE_TYPE,
    texts: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const title = titles[language]
        if (title === undefined) return []
        const { sections } = chooseBody(bodies, language)
        const said = sections.flatMap(listSectionTexts)
        const words = [productGroup, brand, ...products, ...said].join(' ')
        return [[language, { title, description: inLanguage(summaries, language), words }]]
      }),
    ),
    ...(audience !== null && { audience: [audience] }),
    updatedAt: new Date(`${article.revisedOn}T00:00:00Z`),
    numbers: [number, ...partNumbers],
    values: {
      article_number: number,
      product_group: productGroup,
      brand,
      ...(article.aircraftMake !== null && { aircraft_make: article.aircraftMake }),
      ...(article.aircraftModel !== null && { aircraft_model: article.aircraftModel }),
    },
  }
}

export const articleSource: DocumentSource = {
  name: ARTICLE_SOURCE,
  list: async function* (tx) {
    let after: string | undefined
    for (;;) {
      const batch = await listCurrent(tx, { limit: BATCH, ...(after !== undefined && { after }) })
      if (batch.length === 0) return
      yield batch.map(toDocument)
      after = batch.at(-1)?.id
    }
  },
  read: async (tx, keys) => (await listCurrent(tx, { ids: keys, limit: keys.length })).map(toDocument),
}
