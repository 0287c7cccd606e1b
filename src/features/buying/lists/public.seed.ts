export { openSaved, insertList, saveItems } from '#features/buying/lists/list.store.ts'
