import { DEALER_KIND, listDealers } from '#features/storefront/dealers/dealer.store.ts'
import type { Dealer } from '#features/storefront/dealers/dealer.rules.ts'
import type { SearchDocument, DocumentSource } from '#foundation/search-engine/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'

const MADE_AT = new Date(0)

const toDocument = (dealer: Dealer): SearchDocument => {
  const { id, name, street, postalCode, city, region, country, tags, markets, lat, lon } = dealer
  const text = {
    title: name,
    description: [street, `${postalCode} ${city}`, region].filter((line) => line).join(', '),
    words: [country, ...tags].join(' '),
  }
  return {
    key: id,
    path: `/dealers?dealer=${encodeURIComponent(id)}`,
    type: 'news-events-id',
    parentType: 'dealers',
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, text])),
    ...(markets ? { countries: markets } : {}),
    updatedAt: MADE_AT,
    // Who requests a valve wants one, not a house that has it in its name.
    weight: 0.5,
    values: { tags },
    geolocation: { latitude: lat, longitude: lon },
  }
}

export const dealerDocumentSource: DocumentSource = {
  name: DEALER_KIND,
  list: async function* (tx) {
    yield (await listDealers(tx)).map(toDocument)
  },
  read: async (tx, keys) => (await listDealers(tx)).filter(({ id }) => keys.includes(id)).map(toDocument),
}
