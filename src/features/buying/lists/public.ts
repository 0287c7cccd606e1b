export { listLists, readList } from '#features/buying/lists/list.api.ts'
