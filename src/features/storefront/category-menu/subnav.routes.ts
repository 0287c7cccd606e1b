import type { FastifyRequest } from 'fastify'
import type { Block } from '#foundation/blocks/public.ts'
import { listLimitingMarkets } from '#features/storefront/catalogue/public.server.ts'
import { placeSubnav, type SubnavPlace } from '#features/storefront/category-menu/subnav-place.rules.ts'
import { listEffective, readSubnavRequest, type SubnavAnswer } from '#features/storefront/category-menu/subnav-request.rules.ts'
import { openCategoryMenu } from '#features/storefront/category-menu/subnav.api.ts'
import {
  findAuthoredBlocks,
  findCategoryBlocks,
  findGroupBlocks,
  type Market,
} from '#features/storefront/category-menu/subnav.store.ts'
import { LANGUAGES, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { parseSitePath, type SitePath } from '#kernel/site-path.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App, SelectorRoute } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound } from '#platform/http/errors.ts'

/** Long enough for a visit, short enough for a change of the catalogue. */
const CACHING = 'public, max-age=300'

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = lookUp(headers, name.toLowerCase())
  return Array.isArray(value) ? value.join(',') : value
}

const readCountries = (request: FastifyRequest, { selectors, extension }: SitePath, locale: Locale) => {
  const [payload, countryList] = [headerOf(request, 'payload'), headerOf(request, 'countryListForDPC')]
  const read: SubnavAnswer = readSubnavRequest({ locale, selectors, extension, payload, countryList })
  if (!('refused' in read)) return read
  return read.refused === 'address' ? notFound('page') : badRequest(`The ${read.refused} of this request cannot be read.`)
}

const findBlocks = (tx: Tx, place: SubnavPlace, market: Market): Promise<readonly Block[] | undefined> => {
  if (place.kind === 'categories') return findCategoryBlocks(tx, market)
  if (place.kind === 'groups') return findGroupBlocks(tx, place.category, market)
  return findAuthoredBlocks(tx, place.path, market.locale)
}

/** The levels below an entry of the header, as markup [7.7.1, 7.7.2]. */
const answer: SelectorRoute['answer'] = async (request, reply, path) => {
  const { locale, page } = path
  const place = placeSubnav(page)
  if (!locale || !place) return notFound('page')
  const { countries, varies } = readCountries(request, path, locale)
  // Kept under what makes a difference, never under what was sent: strange lists neither fill the cache nor reach others [T-30, T-31].
  const named = place.kind === 'authored' ? [] : await listLimitingMarkets(request.tx)
  const effective = listEffective(countries, named)
  const key = `subnav ${locale.country} ${locale.language} ${JSON.stringify(place)} ${effective.join()}`
  const vary = varies ? { vary: 'Accept-Encoding, countryListForDPC' } : undefined
  const requested = { locale, path: page, key: vary ? `${key} varies` : key, caching: CACHING, headers: vary }
  return request.server.sendFragment(
    request,
    reply,
    requested,
    async () => (await findBlocks(request.tx, place, { locale, countries: effective })) ?? notFound('menu'),
  )
}

const joined = new RegExp(`^(?:[a-z]{2}){1,4}(?:${LANGUAGES.join('|')})$`)

const subnavAddresses = [
  { selector: 'external', path: '/{country}/{language}/{page}.external.{countries}.html' },
  { selector: 'dpcCountryList', path: '/{country}/{language}/{page}.dpcCountryList.{hash}.{language}.html' },
  { selector: joined, path: '/{country}/{language}/{page}.{countries}{language}.html' },
] as const

export const subnavSelectors: readonly SelectorRoute[] = subnavAddresses.map(({ selector, path }) => ({
  selector,
  methods: ['GET'],
  documented: { path, tag: 'navigation', summary: 'The levels below an entry of the header, as markup' },
  answer,
}))

/** The bare address, as people and crawlers request it: the menu of the page's own country [2.2.6]. */
export const subnavRoutes = (app: App): void => {
  addEndpoint(app, openCategoryMenu, async (request, reply) => {
    const path = parseSitePath(request.url.split('?', 1)[0] ?? '')
    return path ? answer(request, reply, path) : notFound('page')
  })
}
