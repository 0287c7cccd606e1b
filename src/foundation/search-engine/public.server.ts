export { createEngine, type Engine } from '#foundation/search-engine/search-engine.service.ts'
export type * from '#foundation/search-engine/public.ts'
export type { DocumentText } from '#foundation/search-engine/search-document.rules.ts'
export { indexCheck } from '#foundation/search-engine/indexing/index-check.service.ts'
export type { DocumentSource } from '#foundation/search-engine/document-source.service.ts'
export { announceChanges, CHANGE_CHANNEL, touchDocuments } from '#foundation/search-engine/indexing/change.store.ts'
export { countPinnedQueries, listPins, savePins } from '#foundation/search-engine/curation/pin.store.ts'
export {
  deleteSynonyms,
  insertSynonyms,
  listSynonyms,
  lockCuration,
  updateSynonyms,
} from '#foundation/search-engine/curation/synonym.store.ts'
