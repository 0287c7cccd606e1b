import {
  findEditedPage,
  listMarketsOf,
  listPageLocaleNames,
  localeName,
  refuseContent,
  writeEtag,
} from '#features/authoring/authoring/public.server.ts'
import { readSideBySide, readWritten, saveWords } from '#features/authoring/page-languages/languages.service.ts'
import { parseXliff } from '#features/authoring/page-languages/parse-xliff.service.ts'
import { rollOutTo } from '#features/authoring/page-languages/rollout.service.ts'
import { writeXliff } from '#features/authoring/page-languages/write-xliff.service.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import * as api from '#features/authoring/page-languages/languages.api.ts'

const languageTag = (locale: string): string => `${locale.slice(3)}-${locale.slice(0, 2).toUpperCase()}`

/** Pages in other languages and markets: side by side, for translators, and taken over. */
export const languageRoutes = (app: App): void => {
  addEndpoint(app, api.readTranslation, async ({ tx, params, query }) => {
    const { target, source, units } = await readSideBySide(app, tx, params.id, query.source)
    const { version } = target.page
    return { etag: writeEtag(target.page), version, sourceVersion: source.page.version, units: [...units] }
  })

  addEndpoint(app, api.saveTranslation, async (request) => {
    const { source, texts } = request.body
    const place = { id: request.params.id, source, ifMatch: request.headers['if-match'] }
    return saveWords(app, request, place, { texts: new Map(Object.entries(texts)) })
  })

  addEndpoint(app, api.exportXliff, async (request, reply) => {
    const { source: locale } = request.query
    const { target, units } = await readSideBySide(app, request.tx, request.params.id, locale)
    const { id, path } = target.page
    const own = localeName(target.page)
    const name = `${path.slice(1).replaceAll(/\W+/g, '-') || 'home'}.${languageTag(own)}.xlf`
    const languages = { sourceLanguage: languageTag(locale), targetLanguage: languageTag(own) }
    const there = units.filter(({ state }) => state !== 'absent')
    return reply
      .type('application/xliff+xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(writeXliff({ ...languages, original: id, units: there }))
  })

  addEndpoint(
    app,
    api.importXliff,
    async (request) => {
      const { id } = request.params
      const { source: locale, file } = request.body
      const { target, units } = await readSideBySide(app, request.tx, id, locale)
      const read = await parseXliff(request, file, units)
      const isOurs =
        read.original === id &&
        read.sourceLanguage === languageTag(locale) &&
        read.targetLanguage === languageTag(localeName(target.page))
      if (!isOurs) return refuseContent([{ path: 'file', message: 'The file is not a translation of this page.' }])
      const known = new Set(units.filter(({ state }) => state !== 'absent').map(({ key }) => key))
      const taken = read.units.filter(({ key }) => known.has(key))
      const words = {
        texts: new Map(taken.map((unit) => [unit.key, unit.target])),
        sources: new Map(taken.map((unit) => [unit.key, unit.source])),
      }
      const saved = await saveWords(app, request, { id, source: locale, ifMatch: request.headers['if-match'] }, words)
      return { ...saved, unknown: read.units.length - taken.length }
    },
    { bodyLimit: 1_500_000 },
  )

  addEndpoint(app, api.listTargets, async ({ tx, params }) => {
    const page = (await findEditedPage(tx, params.id)) ?? notFound('page')
    const markets = new Map((await listMarketsOf(tx, page.path)).map((market) => [localeName(market), market]))
    const targets = []
    for (const locale of await listPageLocaleNames(tx)) {
      const market = markets.get(locale)
      if (market?.id === page.id) continue
      const units = market ? (await readSideBySide(app, tx, market.id, localeName(page))).units : undefined
      const outdated = units?.filter(({ state }) => state === 'outdated' || state === 'absent').length ?? null
      targets.push({ locale, hasPage: market !== undefined, outdated })
    }
    return { targets }
  })

  addEndpoint(app, api.rollOut, async (request) => {
    const source = await readWritten(request.tx, await findEditedPage(request.tx, request.params.id))
    const known = new Set(await listPageLocaleNames(request.tx))
    const requested = [...new Set(request.body.locales)].filter((locale) => locale !== localeName(source.page))
    if (requested.some((locale) => !known.has(locale)))
      return refuseContent([{ path: 'locales', message: 'This site has no such market.' }])
    const pages = []
    for (const locale of requested) pages.push(await rollOutTo(app, request, source, locale))
    return { pages }
  })
}
