export { saveDocument, type NewDocument } from '#features/downloads/document.store.ts'
