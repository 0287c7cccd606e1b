export { openSaved, insertList, saveItems } from '#features/lists/list.store.ts'
