export { createRemoveFilesTask } from '#features/uploads/taken-file.task.ts'
