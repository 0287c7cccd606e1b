import { planTime, writeEtag } from '#features/authoring/authoring/authoring.rules.ts'
import { checkPage, findPublishProblems } from '#features/authoring/authoring/publish-check.service.ts'
import {
  findEditedPage,
  insertVersion,
  listMarketsOf,
  listPageLocaleNames,
  lockEditedPage,
  type EditedPage,
} from '#features/authoring/authoring/edited-page.store.ts'
import { checkLanguage } from '#features/authoring/authoring/publish-check.rules.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'
import * as service from '#features/authoring/authoring/authoring.service.ts'
import * as store from '#features/authoring/authoring/page-version.store.ts'
import * as api from '#features/authoring/authoring/publishing.api.ts'

const toNumber = (written: string): number => (/^\d{1,9}$/.test(written) ? Number(written) : notFound('version'))

/** The page that others are translated from: that of the default locale, or in its language. */
const findOriginal = (pages: readonly EditedPage[]): EditedPage | undefined => {
  const spoken = pages.filter(({ language }) => language === DEFAULT_LOCALE.language)
  return spoken.find(({ country }) => country === DEFAULT_LOCALE.country) ?? spoken[0]
}

/** The published version of a page, and since when. */
export const publishingRoutes = (app: App): void => {
  const { clock } = app.services
  addEndpoint(app, api.publishPage, async (request, reply) => {
    const page = (await lockEditedPage(request.tx, request.params.id)) ?? notFound('page')
    const now = clock.now()
    const written = request.body?.['at']
    const planned = written === undefined ? { at: now, isNow: true } : planTime(written, now)
    if (!planned) return service.refuseContent([{ path: 'at', message: 'must be a time to come', code: 'time' }])
    const problems = await findPublishProblems(request, page)
    if (problems.length > 0) service.refuseContent(problems)
    const change = {
      before: service.versionWord(page.publishedVersion),
      after: service.versionWord(page.version),
    }
    const by = userOf(request).id
    if (planned.isNow) {
      await store.publishVersion(request.tx, page, { version: page.version, by, at: now })
      await service.auditPage(request, now, 'page.publish', page, change)
    } else {
      await store.scheduleVersion(request.tx, page, { version: page.version, by, at: planned.at })
      await service.auditPage(request, now, 'page.schedule', page, { ...change, after: planned.at.toISOString() })
    }
    if (written === undefined) return { publishedVersion: page.version }
    reply.code(202)
    return reply.send({
      publishedVersion: planned.isNow ? page.version : page.publishedVersion,
      scheduledAt: planned.at.toISOString(),
    })
  })

  addEndpoint(app, api.unpublishPage, async (request) => {
    const page = (await lockEditedPage(request.tx, request.params.id)) ?? notFound('page')
    await store.unpublish(request.tx, page)
    const change = { before: service.versionWord(page.publishedVersion), after: null }
    await service.auditPage(request, clock.now(), 'page.unpublish', page, change)
    return { publishedVersion: null }
  })

  addEndpoint(app, api.cancelSchedule, async (request, reply) => {
    const page = (await lockEditedPage(request.tx, request.params.id)) ?? notFound('page')
    await store.clearSchedule(request.tx, page.id)
    const change = { before: page.scheduledAt?.toISOString() ?? null, after: null }
    await service.auditPage(request, clock.now(), 'page.schedule', page, change)
    return reply.send(undefined)
  })

  addEndpoint(app, api.listMarkets, async (request) => {
    const { tx, params } = request
    const page = (await findEditedPage(tx, params.id)) ?? notFound('page')
    const markets = []
    const all = await listMarketsOf(tx, page.path)
    const original = findOriginal(all) ?? page
    const source = await store.findVersionContent(tx, original.id, original.version)
    for (const market of all) {
      const content = await store.findVersionContent(tx, market.id, market.version)
      const { id, version, publishedVersion, savedAt } = market
      const isBehind = savedAt.getTime() < page.savedAt.getTime()
      const isOther = market.language !== original.language
      const checks = content
        ? [
            ...(await checkPage(request, content, market)),
            ...(source && isOther ? checkLanguage(content, source, service.localeName(original)) : []),
          ]
        : []
      markets.push({ id, locale: service.localeName(market), version, publishedVersion, isBehind, checks })
    }
    const known = markets.map(({ locale }) => locale)
    return { markets, missing: (await listPageLocaleNames(tx)).filter((locale) => !known.includes(locale)) }
  })

  addEndpoint(app, api.listVersions, async ({ tx, params }) => {
    const page = (await findEditedPage(tx, params.id)) ?? notFound('page')
    const versions = await store.listPageVersions(tx, page.id)
    return {
      versions: versions.map(({ number, at, by }) => {
        return { number, at: at.toISOString(), by, published: number === page.publishedVersion }
      }),
    }
  })

  addEndpoint(app, api.readVersion, async ({ tx, params }) => {
    const page = (await findEditedPage(tx, params.id)) ?? notFound('page')
    const number = toNumber(params.number)
    return { number, content: (await store.findVersionContent(tx, page.id, number)) ?? notFound('version') }
  })

  addEndpoint(app, api.restoreVersion, async (request, reply) => {
    const page = (await lockEditedPage(request.tx, request.params.id)) ?? notFound('page')
    const number = toNumber(request.params.number)
    const stored = (await store.findVersionContent(request.tx, page.id, number)) ?? notFound('version')
    const content = await service.requireContent(app.pageRegistry, stored)
    const at = clock.now()
    const saved = await insertVersion(request.tx, page.id, { content, by: userOf(request).id, at })
    const change = { before: service.versionWord(page.version), after: `Version ${saved.version}, as version ${number}` }
    await service.auditPage(request, at, 'page.restore', page, change)
    const etag = writeEtag(saved)
    reply.header('etag', etag)
    return { version: saved.version, etag }
  })
}
