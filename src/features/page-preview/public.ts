export { createPreviewLink, listPreviewLinks, revokePreviewLink } from '#features/page-preview/preview.api.ts'
export { LINK_HOURS, type Persona } from '#features/page-preview/preview.rules.ts'
