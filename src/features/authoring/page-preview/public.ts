export { createPreviewLink, listPreviewLinks, revokePreviewLink } from '#features/authoring/page-preview/preview.api.ts'
export { LINK_HOURS, type Persona } from '#features/authoring/page-preview/preview.rules.ts'
