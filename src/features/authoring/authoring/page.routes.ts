import type { FastifyReply } from 'fastify'
import { listAddressRows, listPagesAt } from '#features/authoring/authoring/addresses/page-address.store.ts'
import { isBelow, isPagePath, movePath } from '#features/authoring/authoring/page-path.rules.ts'
import { continuesVersion, parseLocale, writeEtag } from '#features/authoring/authoring/authoring.rules.ts'
import { changePath, isPathTaken } from '#features/authoring/authoring/page-redirect.store.ts'
import { findVersionContent } from '#features/authoring/authoring/page-version.store.ts'
import { announceContent } from '#features/site/content/public.server.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { decideEditing } from '#foundation/identity/public.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'
import * as api from '#features/authoring/authoring/authoring.api.ts'
import * as service from '#features/authoring/authoring/authoring.service.ts'
import * as store from '#features/authoring/authoring/edited-page.store.ts'

const TAKEN = 'There is a page at this address already.'
const FIXED: readonly string[] = ['/', ...Object.values(FRAME_FRAGMENTS)]

const toListed = (page: store.EditedPage) => ({
  id: page.id,
  locale: service.localeName(page),
  path: page.path,
  title: page.title,
  draftVersion: page.version,
  publishedVersion: page.publishedVersion,
  scheduledAt: page.scheduledAt?.toISOString() ?? null,
  savedAt: page.savedAt.toISOString(),
  savedBy: page.savedByName,
  inReview: page.inReview,
})

const tell = (reply: FastifyReply, saved: { readonly version: number; readonly revision: number }): string => {
  const etag = writeEtag(saved)
  reply.header('etag', etag)
  return etag
}

/** Pages as they are being written. */
export const pageRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, api.listPages, async ({ tx, scope, query: { locale: written, path, find, state, ...list } }) => {
    const locale = parseLocale(written)
    const isNowhere = written !== undefined && !locale
    const { rows, total } = isNowhere
      ? { rows: [], total: 0 }
      : await store.listEditedPages(tx, { locale, path, find, state }, list)
    const mayEdit = decideEditing(scope.user?.roles ?? []).allowed
    return { pages: rows.map(toListed), total, locales: await store.listPageLocaleNames(tx), mayEdit }
  })

  addEndpoint(app, api.listPageAddresses, async ({ tx, scope, query: { locale: written, find, state, ...list } }) => {
    const locale = parseLocale(written)
    const isNowhere = written !== undefined && !locale
    const { rows, total } = isNowhere ? { rows: [], total: 0 } : await listAddressRows(tx, { locale, find, state }, list)
    const byPath = Map.groupBy(
      await listPagesAt(
        tx,
        rows.map((row) => row.path),
      ),
      (page) => page.path,
    )
    const addresses = rows.map(({ path, savedAt }) => ({
      path,
      savedAt: savedAt.toISOString(),
      pages: (byPath.get(path) ?? []).map(toListed),
    }))
    const mayEdit = decideEditing(scope.user?.roles ?? []).allowed
    return { addresses, total, locales: await store.listPageLocaleNames(tx), mayEdit }
  })

  addEndpoint(app, api.createPage, async (request, reply) => {
    const { locale: written, path, content: draft } = request.body
    const locale = parseLocale(written) ?? service.refuseContent([{ path: 'locale', message: 'is no locale, such as us/en' }])
    if (!isPagePath(path)) return service.refusePath('is no path of a page, such as /offers/spring')
    const content = await service.requireContent(app.pageRegistry, draft)
    const id = (await store.insertPage(request.tx, locale, path)) ?? conflict(TAKEN)
    const at = clock.now()
    const saved = await store.insertVersion(request.tx, id, { content, by: userOf(request).id, at })
    const change = { before: null, after: service.versionWord(saved.version) }
    await service.auditPage(request, at, 'page.draft', { id, ...locale, path }, change)
    tell(reply, saved)
    return { id, version: saved.version }
  })

  addEndpoint(app, api.readPage, async ({ tx, params }, reply) => {
    const page = (await store.findEditedPage(tx, params.id)) ?? notFound('page')
    const content = (await findVersionContent(tx, page.id, page.version)) ?? notFound('page')
    const { id, locale, path, publishedVersion, scheduledAt, savedAt, savedBy } = toListed(page)
    const etag = tell(reply, page)
    return { id, locale, path, content, version: page.version, publishedVersion, scheduledAt, savedAt, savedBy, etag }
  })

  addEndpoint(app, api.saveDraft, async (request, reply) => {
    const page = (await store.lockEditedPage(request.tx, request.params.id)) ?? notFound('page')
    service.requireSeen(page, request.headers['if-match'])
    const content = await service.requireContent(app.pageRegistry, request.body)
    const [at, by] = [clock.now(), userOf(request).id]
    const isContinued = request.query.autosave !== undefined && continuesVersion(page, by, at)
    const saved = isContinued
      ? await store.updateVersion(request.tx, page, { content, by, at })
      : await store.insertVersion(request.tx, page.id, { content, by, at })
    const change = { before: service.versionWord(page.version), after: service.versionWord(saved.version) }
    if (!isContinued) await service.auditPage(request, at, 'page.draft', page, change)
    return { version: saved.version, savedAt: at.toISOString(), etag: tell(reply, saved) }
  })

  addEndpoint(app, api.deletePage, async (request, reply) => {
    const page = (await store.lockEditedPage(request.tx, request.params.id)) ?? notFound('page')
    if (FIXED.includes(page.path)) conflict('A site cannot be without this page.')
    await store.removePage(request.tx, page.id)
    await announceContent(request.tx, [page])
    await service.auditPage(request, clock.now(), 'page.delete', page, { before: page.title, after: null })
    return reply.send(undefined)
  })

  addEndpoint(app, api.movePage, async (request) => {
    const page = (await store.lockEditedPage(request.tx, request.params.id)) ?? notFound('page')
    const { path, withBelow, everywhere } = request.body
    if (!isPagePath(path)) return service.refusePath('is no path of a page, such as /offers/spring')
    if (path === page.path) return { id: page.id, path, moved: 0 }
    if (FIXED.includes(page.path)) conflict('A site cannot be without this page.')
    if (withBelow === true && isBelow(path, page.path)) return service.refusePath('is below the page that is moved')
    const also = await store.lockMoved(request.tx, page, { withBelow: withBelow === true, everywhere: everywhere === true })
    const moves = [page, ...also].map((one) => ({ one, to: movePath(one.path, page.path, path) }))
    if (!moves.every(({ to }) => isPagePath(to))) return service.refusePath('is too long for the pages below it')
    for (const { one, to } of moves) if (await isPathTaken(request.tx, { ...one, path: to })) conflict(TAKEN)
    for (const { one, to } of moves) {
      await changePath(request.tx, one, to)
      await service.auditPage(request, clock.now(), 'page.move', one, { before: one.path, after: to })
    }
    return { id: page.id, path, moved: moves.length }
  })

  addEndpoint(app, api.listLinksTo, async ({ tx, params }) => {
    const page = (await store.findEditedPage(tx, params.id)) ?? notFound('page')
    const linking = await store.listPagesLinkingTo(tx, page)
    return { pages: linking.map((one) => ({ id: one.id, locale: service.localeName(one), path: one.path, title: one.title })) }
  })
}
