export { FavouriteButton } from '#features/favourites/favourite-button.tsx'
export {
  dropBookmark,
  keepBookmark,
  listFavourites,
  listQuickLinks,
  orderBookmarkList,
} from '#features/favourites/bookmark.api.ts'
export { keepAmongFavourites } from '#features/favourites/keep-among.client.ts'
export { moveBookmark, type Bookmark, type BookmarkList } from '#features/favourites/bookmark.rules.ts'
export { useSignedIn } from '#features/favourites/use-signed-in.client.ts'
