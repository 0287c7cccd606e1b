import { toSameOriginPath } from '#kernel/same-origin-path.ts'

/** Bookmarks of people: things of all kinds, and frequent links. */
export const BOOKMARK_LISTS = ['favourites', 'quick-links'] as const
export type BookmarkList = (typeof BOOKMARK_LISTS)[number]

export const BOOKMARK_KINDS = ['product', 'document', 'article', 'tool', 'search', 'page'] as const
export type BookmarkKind = (typeof BOOKMARK_KINDS)[number]

export type Bookmark = { readonly id: string; readonly kind: BookmarkKind; readonly title: string; readonly href: string }

/** More than these nobody looks through; it keeps a single person from filling the table. */
export const MOST_BOOKMARKS = 200

/** A path of this site as it is written in the list; undefined for what leads away from it. */
export const readBookmarkPath = (given: string): string | undefined => {
  const path = toSameOriginPath(given, '')
  return path === '' ? undefined : path
}

/** The new order: those that are named first, the others after them as they stood; unknown ones count for nothing. */
export const orderBookmarks = (known: readonly string[], requested: readonly string[]): readonly string[] => {
  const first = [...new Set(requested)].filter((id) => known.includes(id))
  return [...first, ...known.filter((id) => !first.includes(id))]
}

/** One step up or down. */
export const moveBookmark = (ids: readonly string[], id: string, step: -1 | 1): readonly string[] => {
  const from = ids.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= ids.length) return ids
  const rest = ids.filter((one) => one !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
