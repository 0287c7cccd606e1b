import { unsoldPages } from '#features/unsold-parts/unsold.page.ts'
import type { Feature } from '#platform/feature.ts'

export { findUnsoldPart } from '#features/unsold-parts/find-unsold-part.service.ts'

export const unsoldParts: Feature = { name: 'unsold-parts', pages: unsoldPages }
