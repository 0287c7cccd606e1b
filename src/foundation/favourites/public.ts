export { FavouriteButton } from '#foundation/favourites/favourite-button.tsx'
export {
  dropBookmark,
  bookmarkForm,
  keepBookmark,
  listFavourites,
  listQuickLinks,
  orderBookmarkList,
} from '#foundation/favourites/bookmark.api.ts'
export { changeFavourite } from '#foundation/favourites/change-favourite.client.ts'
export { moveBookmark, type Bookmark, type BookmarkList } from '#foundation/favourites/bookmark.rules.ts'
export { useSignedIn } from '#foundation/favourites/use-signed-in.client.ts'
