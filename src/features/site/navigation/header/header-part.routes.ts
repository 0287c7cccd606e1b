import type { Block } from '#foundation/blocks/public.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { findPublishedPages } from '#features/site/content/public.server.ts'
import { localeList } from '#features/site/navigation/blocks/locale-list.schema.ts'
import { siteHeader, type SiteHeader } from '#features/site/navigation/blocks/site-header.schema.ts'
import { siteTour } from '#features/site/navigation/blocks/site-tour.schema.ts'
import { listContactWays } from '#features/site/navigation/header/header-part.api.ts'
import type { HeaderPart } from '#features/site/navigation/header/header-part.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SitePath } from '#kernel/site-path.ts'
import type { Tx } from '#platform/database/database.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { documentSelector } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

/** Long enough for a visit. */
const CACHING = 'public, max-age=300'

const findHeader = async (tx: Tx, locale: Locale): Promise<SiteHeader> => {
  const page = (await findPublishedPages(tx, locale, [FRAME_FRAGMENTS.header])).get(FRAME_FRAGMENTS.header)
  const header = siteHeader.schema.safeParse(page?.content.blocks[0]?.props)
  return header.success ? header.data : notFound('header')
}

const readLocale = ({ locale, page, selectors, extension }: SitePath, requested: string): Locale =>
  locale && page === '/' && selectors.length === 1 && extension === requested ? locale : notFound('header')

/** The same for everyone, so one answer a locale is stored. */
const drawPart = (part: HeaderPart, toBlock: (header: SiteHeader) => Omit<Block, 'id'>): SelectorRoute => ({
  selector: part,
  methods: ['GET'],
  documented: {
    path: `/{country}/{language}.${part}.html`,
    tag: 'navigation',
    summary: part === 'tour' ? 'The tour of the site, as markup' : 'Countries and languages of the site, as markup',
  },
  answer: async (request, reply, path) => {
    const locale = readLocale(path, 'html')
    const place = { locale, path: '/', key: `header ${part} ${locale.country} ${locale.language}`, caching: CACHING }
    return request.server.sendFragment(request, reply, place, async () => [
      { id: `header-${part}`, ...toBlock(await findHeader(request.tx, locale)) },
    ])
  },
})

const contactWays: SelectorRoute = {
  selector: 'contact-ways',
  methods: ['GET'],
  documented: documentSelector(listContactWays),
  answer: async (request, reply, path) => {
    const { contactWays: ways } = await findHeader(request.tx, readLocale(path, 'json'))
    return reply.header('cache-control', CACHING).send({ ways })
  },
}

export const headerPartSelectors: readonly SelectorRoute[] = [
  drawPart('locales', ({ postLoginPages }) => ({ type: localeList.type, props: { postLoginPages } })),
  drawPart('tour', ({ tour }) => ({ type: siteTour.type, props: { steps: tour } })),
  contactWays,
]
