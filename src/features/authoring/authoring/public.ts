export { createPage, listPageAddresses, listPages, readPage, saveDraft } from '#features/authoring/authoring/authoring.api.ts'
export { addressOf } from '#features/authoring/authoring/listed-page.rules.ts'
export { MovePageDialog } from '#features/authoring/authoring/move-page-dialog.tsx'
export {
  cancelSchedule,
  listMarkets,
  listVersions,
  publishPage,
  readVersion,
  restoreVersion,
} from '#features/authoring/authoring/publishing.api.ts'
export { useCheckWords, type FoundProblem } from '#features/authoring/authoring/use-check-words.client.ts'
export { askReview, decideReview, readReview, withdrawReview } from '#features/authoring/authoring/review.api.ts'
export { leavePage, reportPresence } from '#features/authoring/authoring/presence.api.ts'
