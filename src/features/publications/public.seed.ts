export { DOC_TYPES, type DocTypeKey, type Publication, type Revision } from '#features/publications/publication.rules.ts'
export { insertRevision, savePublication } from '#features/publications/publication.store.ts'
export { saveMark } from '#features/publications/mark.store.ts'
