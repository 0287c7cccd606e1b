import type { BookmarkKind } from '#features/favourites/bookmark.rules.ts'

export type FavouritePlace = { readonly kind: BookmarkKind; readonly selector: string }

/** Where a page keeps room for the button, and what the page is then. */
export const FAVOURITE_PLACES: readonly FavouritePlace[] = [
  { kind: 'product', selector: '#main [data-product-actions]' },
  { kind: 'document', selector: '#main [data-favourite="document"]' },
  { kind: 'search', selector: '#main [data-favourite="search"]' },
]

/** The address of the page as it is kept: of a search what was looked for and chosen, of everything else the path alone. */
export const writeFavouriteHref = (kind: BookmarkKind, { pathname, search }: { pathname: string; search: string }): string => {
  if (kind !== 'search') return pathname
  const query = new URLSearchParams(search)
  query.delete('page')
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`
}
