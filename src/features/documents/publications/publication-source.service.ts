import type { DocumentSource, SearchDocument } from '#foundation/search-engine/public.server.ts'
import { PUBLICATION_SOURCE, PUBLICATION_TYPE, publicationPath } from '#features/documents/publications/publication.rules.ts'
import { listCurrent, type CurrentPublication } from '#features/documents/publications/publication.store.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const BATCH = 500
/** A replaced document is found, but after current ones. */
const SUPERSEDED_WEIGHT = 0.4

/** Found by number, title, part and the headings of its contents; its fields are those of [3.11.15] and what a list shows. */
const toDocument = ({ current, isSuperseded, ...publication }: CurrentPublication): SearchDocument => {
  const { slug, number, docType, product, productFamily, skus, audience, titles, texts } = publication
  const words = [docType, product, productFamily, ...current.outline.map(({ title }) => title)].join(' ')
  return {
    key: slug,
    path: publicationPath(publication),
    type: PUBLICATION_TYPE,
    parentType: PUBLICATION_TYPE,
    texts: Object.fromEntries(
      LANGUAGES.flatMap((language) => {
        const title = titles[language]
        return title === undefined ? [] : [[language, { title, description: texts[language] ?? texts.en ?? '', words }]]
      }),
    ),
    ...(audience !== null && { audience: [audience] }),
    updatedAt: new Date(`${current.issuedOn}T00:00:00Z`),
    ...(isSuperseded && { weight: SUPERSEDED_WEIGHT }),
    // A series has a number of its own, under which its publications are looked for.
    numbers: [...new Set([number, ...skus, ...(product === '' ? [] : [product])])],
    values: {
      doc_type: docType,
      ...(product !== '' && { product }),
      ...(productFamily !== '' && { product_family: productFamily }),
      slug,
      number,
      revision: current.revision,
      file_size: current.fileSize,
      pages: current.pages,
      status: isSuperseded ? 'superseded' : 'current',
    },
  }
}

export const publicationSource: DocumentSource = {
  name: PUBLICATION_SOURCE,
  list: async function* (tx) {
    let after: string | undefined
    for (;;) {
      const batch = await listCurrent(tx, { limit: BATCH, ...(after !== undefined && { after }) })
      if (batch.length === 0) return
      yield batch.map(toDocument)
      after = batch.at(-1)?.slug
    }
  },
  read: async (tx, keys) => (await listCurrent(tx, { slugs: keys, limit: keys.length })).map(toDocument),
}
