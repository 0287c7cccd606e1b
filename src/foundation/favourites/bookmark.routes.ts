import type { FastifyRequest } from 'fastify'
import {
  dropBookmark,
  keepBookmark,
  listFavourites,
  listQuickLinks,
  orderBookmarkList,
} from '#foundation/favourites/bookmark.api.ts'
import { MOST_BOOKMARKS, orderBookmarks, readBookmarkPath } from '#foundation/favourites/bookmark.rules.ts'
import { deleteBookmark, listBookmarks, saveBookmark, savePositions } from '#foundation/favourites/bookmark.store.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

/** The session says whose lists are meant; nothing in the request can name someone else. */
const personOf = (request: FastifyRequest): string => {
  return userOf(request).id
}

export const bookmarkRoutes = (app: App): void => {
  const { clock } = app.services
  const options = { preHandler: refuseForeignAppId }

  addEndpoint(
    app,
    listFavourites,
    async (request) => ({ favorites: await listBookmarks(request.tx, personOf(request), 'favourites') }),
    options,
  )
  addEndpoint(
    app,
    listQuickLinks,
    async (request) => ({ quickLinks: await listBookmarks(request.tx, personOf(request), 'quick-links') }),
    options,
  )
  addEndpoint(app, keepBookmark, async (request) => {
    const personId = personOf(request)
    const { kind, title, href: given } = request.body
    const href = readBookmarkPath(given) ?? badRequest('Only pages of this site can be kept.')
    const stored = await saveBookmark(request.tx, {
      ...{ personId, list: request.params.list, kind, title, href },
      createdAt: clock.now(),
    })
    return stored ?? conflict(`You keep ${MOST_BOOKMARKS} already. Remove one to keep another.`)
  })
  addEndpoint(app, dropBookmark, async (request) => {
    const { list, id } = request.params
    const isGone = await deleteBookmark(request.tx, personOf(request), list, id)
    return isGone ? { success: true as const } : notFound('favourite')
  })
  addEndpoint(app, orderBookmarkList, async (request) => {
    const personId = personOf(request)
    const known = await listBookmarks(request.tx, personId, request.params.list)
    const ids = orderBookmarks(
      known.map(({ id }) => id),
      request.body.ids,
    )
    await savePositions(request.tx, personId, ids)
    return { success: true as const }
  })
}
