export { listPages, readPage, saveDraft } from '#features/authoring/authoring.api.ts'
export { listMarkets, listVersions, publishPage, readVersion, restoreVersion } from '#features/authoring/publishing.api.ts'
export { leavePage, tellPresence } from '#features/authoring/presence.api.ts'
