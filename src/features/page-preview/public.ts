export { createPreviewLink, listPreviewLinks, revokePreviewLink } from '#features/page-preview/preview.api.ts'
export { LINK_HOURS, PERSONAS, type Persona } from '#features/page-preview/preview.rules.ts'
