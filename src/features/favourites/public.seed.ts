export { saveBookmark } from '#features/favourites/bookmark.store.ts'
