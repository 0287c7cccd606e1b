import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { listPageLocales } from '#features/site/content/public.server.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { DEALER_TAG, isKnownTag, type DealerTag } from '#features/storefront/dealers/dealer.rules.ts'
import { hasFilters, readDealerChoice, type DealerChoice } from '#features/storefront/dealers/finder/dealer-choice.rules.ts'
import { readDealerView } from '#features/storefront/dealers/finder/dealer-view.service.ts'
import { LOCATOR_PATH, openLocator, openTaggedLocator, readWorldMap } from '#features/storefront/dealers/locator/locator.api.ts'
import { findWorldMap } from '#features/storefront/dealers/map/world-map.service.ts'
import { chooseMarket, isCountryCode, sameLocale } from '#foundation/locale/public.ts'
import { LANGUAGES, localePath, type Locale } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { chooseEncoding, encodePage } from '#platform/http/page-cache.ts'

const locale = z.object({ country: z.string().regex(/^[a-z]{2}$/), language: z.enum(LANGUAGES) })
const tagged = locale.extend({ tag: z.string().regex(DEALER_TAG) })

/** For visitors of a market the same: kept here, but by no cache in front; found by way of the page around it. */
const HEADERS = { 'cache-control': 'private, max-age=0', vary: 'Accept-Encoding, Cookie', 'x-robots-tag': 'noindex' }

/** Only what the plain addresses show is stored, and of tags those that every site knows: anybody can make up others. */
const keyOf = (
  place: Locale,
  market: readonly string[],
  choice: DealerChoice,
  tag: DealerTag | undefined,
): string | undefined => {
  const isPlain =
    (tag === undefined || isKnownTag(tag)) &&
    choice.dealer === '' &&
    !hasFilters({ ...choice, tags: tag ? choice.tags.filter((one) => one !== tag) : choice.tags })
  return isPlain ? `dealers ${localePath(place)} ${tag ?? ''} ${choice.isFramed} ${market.join()}` : undefined
}

/** Someone who types an address that is none of ours gets the site's page for that, not a list of errors. */
const readPlace = async (request: FastifyRequest): Promise<Locale & { tag?: DealerTag }> => {
  const schema = 'tag' in (request.params as object) ? tagged : locale
  const { data } = schema.safeParse(request.params)
  if (!data) return notFound('page')
  const known = await listPageLocales(request.tx, FRAME_FRAGMENTS.header)
  return known.some((one) => sameLocale(one, data)) ? data : notFound('page')
}

/** The locator that we serve ourselves: a page without header and footer, for a frame or on its own [2.20.2, 2.20.3]. */
export const locatorRoutes = (app: App): void => {
  const { dictionaries } = app.services

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { tag, ...place } = await readPlace(request)
    const { selecteddtm: selected, dtm: target } = request.cookies
    const market = chooseMarket({ selected, target, urlCountry: place.country }, isCountryCode)
    const choice = readDealerChoice(new URL(request.url, 'http://own.invalid').searchParams, tag)
    const words = dictionaries[place.language]['dealers'] ?? {}
    return app.sendFeaturePage(
      request,
      reply,
      { locale: place, path: LOCATOR_PATH, key: keyOf(place, market, choice, tag) },
      async () => ({
        title: words['title'] ?? '',
        description: words['lead'] ?? '',
        headers: HEADERS,
        blocks: [
          {
            id: 'dealer-finder',
            type: 'dealer-finder',
            props: { view: await readDealerView(request.tx, { locale: place, market, choice }) },
          },
        ],
      }),
    )
  }
  addEndpoint(app, openLocator, answer)
  addEndpoint(app, openTaggedLocator, answer)

  addEndpoint(
    app,
    readWorldMap,
    async (request, reply) => {
      const map = await findWorldMap()
      const { body, headers, etag } = await encodePage(map, chooseEncoding(request.headers['accept-encoding']))
      reply.headers(headers)
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
    },
    { config: { opensNoTransaction: true } },
  )
}
