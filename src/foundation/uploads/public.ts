export { FileUpload, useUploadItems } from '#foundation/uploads/file-upload.tsx'
export { createUploadQueue } from '#foundation/uploads/upload-queue.client.ts'
