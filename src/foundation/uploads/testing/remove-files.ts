export { createRemoveFilesTask } from '#foundation/uploads/taken-file.task.ts'
