export { createEngine, type Engine } from '#features/search-engine/search-engine.service.ts'
export type * from '#features/search-engine/public.ts'
export type { DocumentText } from '#features/search-engine/search-document.rules.ts'
export type { DocumentSource } from '#features/search-engine/document-source.service.ts'
export { announceChanges, CHANGE_CHANNEL, touchDocuments } from '#features/search-engine/indexing/change.store.ts'
export { countPinnedQueries, listPins, savePins } from '#features/search-engine/curation/pin.store.ts'
export {
  deleteSynonyms,
  insertSynonyms,
  listSynonyms,
  lockCuration,
  updateSynonyms,
} from '#features/search-engine/curation/synonym.store.ts'
