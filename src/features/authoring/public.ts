export {
  createPage,
  deletePage,
  listLinksTo,
  listPages,
  movePage,
  readPage,
  saveDraft,
} from '#features/authoring/authoring.api.ts'
export {
  cancelSchedule,
  listMarkets,
  listVersions,
  publishPage,
  readVersion,
  restoreVersion,
  unpublishPage,
} from '#features/authoring/publishing.api.ts'
