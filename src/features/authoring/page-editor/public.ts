export { RichTextField } from '#features/authoring/page-editor/rich-text-field.tsx'
