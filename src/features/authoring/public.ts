export { listPages, readPage, saveDraft } from '#features/authoring/authoring.api.ts'
export { MovePageDialog } from '#features/authoring/move-page-dialog.tsx'
export {
  cancelSchedule,
  listMarkets,
  listVersions,
  publishPage,
  readVersion,
  restoreVersion,
} from '#features/authoring/publishing.api.ts'
export { useCheckWords, type FoundProblem } from '#features/authoring/use-check-words.client.ts'
export { askReview, decideReview, readReview, withdrawReview } from '#features/authoring/review.api.ts'
export { leavePage, tellPresence } from '#features/authoring/presence.api.ts'
