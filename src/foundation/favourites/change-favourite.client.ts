import { call } from '#browser/api.ts'
import { dropBookmark, keepBookmark, listFavourites } from '#foundation/favourites/bookmark.api.ts'
import type { Bookmark } from '#foundation/favourites/bookmark.rules.ts'

/**
 * For features that mark their own things: puts one among the favourites of all kinds, or takes it out, so that the
 * portal's home shows it. The feature's own mark counts; a failure here says nothing.
 */
export const changeFavourite = async (appId: string, isFavourite: boolean, stored: Omit<Bookmark, 'id'>): Promise<void> => {
  const quiet = { isQuiet: true, errors: 'own' } as const
  const params = { list: 'favourites' } as const
  if (isFavourite) {
    await call(keepBookmark, { params, body: stored, ...quiet })
    return
  }
  const known = await call(listFavourites, { appId, ...quiet })
  const id = known.data?.favorites.find(({ href }) => href === stored.href)?.id
  if (id !== undefined) await call(dropBookmark, { params: { ...params, id }, ...quiet })
}
