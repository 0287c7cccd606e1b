export { saveBookmark } from '#foundation/favourites/bookmark.store.ts'
