import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  findEditedPage,
  findPublishProblems,
  localeName,
  planTime,
  refuseContent,
} from '#features/authoring/authoring/public.server.ts'
import { MOST_PAGES } from '#features/authoring/releases/release.rules.ts'
import {
  dropPlan,
  lockPages,
  requireReady,
  requireRelease,
  sendOut,
  takeBack,
} from '#features/authoring/releases/release.service.ts'
import type { App } from '#platform/feature.ts'
import { announceSchedule } from '#platform/jobs/schedule.store.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'
import * as api from '#features/authoring/releases/release.api.ts'
import * as store from '#features/authoring/releases/release.store.ts'

const toShown = ({ id, name, state, pages, createdAt, scheduledAt, publishedAt, byName }: store.Release) => ({
  ...{ id, name, state, pages, by: byName, createdAt: createdAt.toISOString() },
  scheduledAt: scheduledAt?.toISOString() ?? null,
  publishedAt: publishedAt?.toISOString() ?? null,
})

/** Drafts that go out together, now or at a time, and can be taken back together. */
export const releaseRoutes = (app: App): void => {
  const { clock } = app.services
  const audit = (
    request: FastifyRequest,
    action: string,
    { id, name }: Pick<store.Release, 'id' | 'name'>,
    change: { readonly before?: unknown; readonly after?: unknown } = {},
  ): Promise<void> =>
    writeAudit(request.tx, userOf(request), clock.now(), action, { object: id, name, ...change, address: request.ip })

  addEndpoint(app, api.listReleases, async ({ tx, query: { find, state, ...list } }) => {
    const { rows, total } = await store.listReleaseRows(tx, { find, state }, list)
    return { rows: rows.map(toShown), total }
  })

  addEndpoint(app, api.createRelease, async (request) => {
    const { name, pages } = request.body
    const id = await store.insertRelease(request.tx, { name, by: userOf(request).id, at: clock.now() })
    const added = await store.insertReleasePages(request.tx, id, pages)
    if (added !== new Set(pages).size) return notFound('page')
    await audit(request, 'release.create', { id, name }, { after: `${added} pages` })
    return { id }
  })

  addEndpoint(app, api.readRelease, async (request) => {
    const { tx } = request
    const release = (await store.findRelease(tx, request.params.id)) ?? notFound('release')
    const contents = []
    for (const part of await store.listReleasePages(tx, release.id)) {
      const page = release.state === 'open' ? await findEditedPage(tx, part.pageId) : undefined
      const problems = page ? await findPublishProblems(request, page) : []
      contents.push({
        ...{ pageId: part.pageId, title: part.title, locale: localeName(part), path: part.path },
        version: part.version ?? part.lastVersion,
        before: release.state === 'published' || release.state === 'reverted' ? part.before : part.publishedVersion,
        problems: problems.map(({ path: _, ...problem }) => problem),
      })
    }
    return { ...toShown(release), contents }
  })

  addEndpoint(app, api.addToRelease, async (request) => {
    const release = await requireRelease(request, request.params.id, 'change')
    const pages = [...new Set(request.body.pages)]
    const known = new Set((await store.listReleasePages(request.tx, release.id)).map(({ pageId }) => pageId))
    const requested = pages.filter((id) => !known.has(id))
    if (known.size + requested.length > MOST_PAGES) badRequest(`A release holds at most ${MOST_PAGES} pages.`)
    const added = await store.insertReleasePages(request.tx, release.id, requested)
    if (added !== requested.length) return notFound('page')
    await audit(request, 'release.change', release, { before: `${known.size} pages`, after: `${known.size + added} pages` })
    return { pages: known.size + added }
  })

  addEndpoint(app, api.leaveRelease, async (request, reply) => {
    const release = await requireRelease(request, request.params.id, 'change')
    if (!(await store.deleteReleasePage(request.tx, release.id, request.params.pageId))) return notFound('page')
    await audit(request, 'release.change', release, { before: `${release.pages} pages`, after: `${release.pages - 1} pages` })
    return reply.send(undefined)
  })

  addEndpoint(app, api.publishRelease, async (request) => {
    const { tx } = request
    const release = await requireRelease(request, request.params.id, 'publish')
    const now = clock.now()
    const written = request.body.at
    const planned = written === undefined ? { at: now, isNow: true } : planTime(written, now)
    if (!planned) return refuseContent([{ path: 'at', message: 'must be a time to come', code: 'time' }])
    const pages = (await lockPages(tx, release.id)).map(({ page }) => page)
    if (pages.length === 0) return conflict('This release has no pages.')
    await requireReady(request, pages)
    const by = userOf(request).id
    if (planned.isNow) {
      await sendOut(
        tx,
        { release, by, at: now },
        pages.map((page) => ({ page, version: page.version })),
      )
      await audit(request, 'release.publish', release, { after: `${pages.length} pages` })
      return { state: 'published' as const, at: now.toISOString() }
    }
    for (const { id, version, publishedVersion } of pages) {
      await store.savePlan(tx, release.id, { pageId: id, version, before: publishedVersion })
      await store.keepVersion(tx, id, version, true)
    }
    await store.saveState(tx, release.id, { state: 'scheduled', by, scheduledAt: planned.at })
    await announceSchedule(tx)
    await audit(request, 'release.schedule', release, { after: planned.at.toISOString() })
    return { state: 'scheduled' as const, at: planned.at.toISOString() }
  })

  addEndpoint(app, api.cancelRelease, async (request) => {
    const release = await requireRelease(request, request.params.id, 'cancel')
    await dropPlan(request.tx, release, userOf(request).id)
    await audit(request, 'release.schedule', release, { before: release.scheduledAt?.toISOString(), after: null })
    return { state: 'open' as const }
  })

  addEndpoint(app, api.revertRelease, async (request) => {
    const release = await requireRelease(request, request.params.id, 'revert')
    await takeBack(request, release, clock.now())
    await audit(request, 'release.revert', release, { before: 'published', after: 'reverted' })
    return { state: 'reverted' as const }
  })

  addEndpoint(app, api.removeRelease, async (request, reply) => {
    const release = await requireRelease(request, request.params.id, 'remove')
    await store.deleteRelease(request.tx, release.id)
    await audit(request, 'release.remove', release, { before: `${release.pages} pages`, after: null })
    return reply.send(undefined)
  })
}
