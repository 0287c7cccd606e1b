export { en } from '#features/authoring/page-editor/texts/en.ts'
