export {
  DOC_TYPES,
  type DocTypeKey,
  type Publication,
  type Revision,
} from '#features/documents/publications/publication.rules.ts'
export { insertRevision, savePublication } from '#features/documents/publications/publication.store.ts'
export { saveMark } from '#features/documents/publications/mark.store.ts'
