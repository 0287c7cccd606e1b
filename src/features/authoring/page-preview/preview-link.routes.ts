import { createHash, randomBytes } from 'node:crypto'
import { auditPage, findEditedPage } from '#features/authoring/authoring/public.server.ts'
import { isStaffPage } from '#features/site/content/public.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { hasRoom } from '#platform/limits/quota.store.ts'
import { userOf } from '#platform/http/access.ts'
import * as api from '#features/authoring/page-preview/preview.api.ts'
import * as store from '#features/authoring/page-preview/preview-link.store.ts'

const HOUR_MS = 3_600_000
/** So many good links a page has at most. */
const MOST_LINKS = 50

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Links to what is being written: unguessable, short-lived, of one page and tenant, taken back at any time [T-83]. */
export const previewLinkRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, api.createPreviewLink, async (request) => {
    const page = (await findEditedPage(request.tx, request.params.id)) ?? notFound('page')
    if (isStaffPage(page.path)) return notFound('page')
    const now = clock.now()
    const count = async () => (await store.listLinks(request.tx, page.id, now)).length
    if (!(await hasRoom(request.tx, { of: ['preview-link', page.id], most: MOST_LINKS, count })))
      conflict('This page has enough links. Take some back first.')
    const { persona, at, hours } = request.body
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(now.getTime() + hours * HOUR_MS)
    const id = await store.insertLink(request.tx, {
      ...{ tokenHash: hashToken(token), pageId: page.id, persona, shownAt: at === undefined ? null : new Date(at) },
      ...{ createdBy: userOf(request).id, createdAt: now, expiresAt },
    })
    await auditPage(request, now, 'page.preview-link', page, { before: null, after: `${persona}, ${expiresAt.toISOString()}` })
    const address = `/${page.country}/${page.language}${page.path === '/' ? '' : page.path}`
    return { id, url: `${address}.preview.html?link=${token}`, expiresAt: expiresAt.toISOString() }
  })

  addEndpoint(app, api.listPreviewLinks, async ({ tx, params }) => {
    const page = (await findEditedPage(tx, params.id)) ?? notFound('page')
    const links = await store.listLinks(tx, page.id, clock.now())
    return {
      links: links.map(({ id, persona, shownAt, by, createdAt, expiresAt }) => ({
        ...{ id, persona, by, at: shownAt?.toISOString() ?? null },
        ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
      })),
    }
  })

  addEndpoint(app, api.revokePreviewLink, async (request, reply) => {
    const page = (await findEditedPage(request.tx, request.params.id)) ?? notFound('page')
    if (!(await store.deleteLink(request.tx, page.id, request.params.link))) return notFound('link')
    await auditPage(request, clock.now(), 'page.preview-link', page, { before: request.params.link, after: null })
    return reply.send(undefined)
  })
}
