export { FileUpload, useUploadItems } from '#features/uploads/file-upload.tsx'
export { createUploadQueue } from '#features/uploads/upload-queue.client.ts'
