import { watchStorage } from '#features/uploads/storage.service.ts'
import { uploadFiles } from '#features/uploads/upload-kind.store.ts'
import { createRemoveFilesTask } from '#features/uploads/taken-file.task.ts'
import { uploadRetention } from '#features/uploads/upload-retention.service.ts'
import { uploadRoutes } from '#features/uploads/upload.routes.ts'
import type { Feature } from '#platform/feature.ts'

export { nameByContent } from '#features/uploads/file-extension.rules.ts'
export { openScanner, type Scanner } from '#features/uploads/scanner.service.ts'
export { removeFilesLater, takeUpload } from '#features/uploads/taken-file.task.ts'
export { openUpload, removeUpload } from '#features/uploads/upload-content.service.ts'
export { detectMediaType, HEAD_BYTES } from '#features/uploads/media-type.rules.ts'
export { cleanFileName, type UploadKind } from '#features/uploads/upload.rules.ts'
export { claimUpload, findClaimedUpload, type Upload } from '#features/uploads/upload.store.ts'

export const uploads: Feature = {
  name: 'uploads',
  routes: uploadRoutes,
  retention: uploadRetention,
  tasks: (services) => [createRemoveFilesTask(services)],
  fileKinds: [uploadFiles],
  recurring: [watchStorage],
}
