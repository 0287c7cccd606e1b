import { removeDeferredFiles, watchStorage } from '#foundation/uploads/storage.service.ts'
import { storedFilesCheck } from '#foundation/uploads/stored-files-check.service.ts'
import { uploadFiles } from '#foundation/uploads/upload-kind.store.ts'
import { createRemoveFilesTask } from '#foundation/uploads/taken-file.task.ts'
import { uploadRetention } from '#foundation/uploads/upload-retention.service.ts'
import { uploadRoutes } from '#foundation/uploads/upload.routes.ts'
import { personalData } from '#foundation/uploads/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { describeUploads } from '#foundation/uploads/describe-uploads.rules.ts'
export { nameByContent } from '#foundation/uploads/file-extension.rules.ts'
export { inspectFile, type FileRules } from '#foundation/uploads/inspect-file.service.ts'
export { defineFileRemoval, lockStoredFiles } from '#foundation/uploads/stored-file.task.ts'
export { openScanner, type Scanner } from '#foundation/uploads/scanner.service.ts'
export { removeFilesLater, takeUpload } from '#foundation/uploads/taken-file.task.ts'
export { openUpload, removeUpload } from '#foundation/uploads/upload-content.service.ts'
export { detectMediaType, HEAD_BYTES } from '#foundation/uploads/media-type.rules.ts'
export { cleanFileName, type UploadKind } from '#foundation/uploads/upload.rules.ts'
export { claimUpload, findClaimedUpload, type Upload } from '#foundation/uploads/upload.store.ts'

export const uploads: Feature = {
  name: 'uploads',
  personalData,
  routes: uploadRoutes,
  retention: uploadRetention,
  tasks: (services) => [createRemoveFilesTask(services)],
  fileKinds: [uploadFiles],
  checks: [storedFilesCheck],
  recurring: [watchStorage, removeDeferredFiles],
}
