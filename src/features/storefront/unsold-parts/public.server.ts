import { unsoldPages } from '#features/storefront/unsold-parts/unsold-page.service.ts'
import type { Feature } from '#platform/feature.ts'

export { findUnsoldPart } from '#features/storefront/unsold-parts/find-unsold-part.service.ts'

export const unsoldParts: Feature = { name: 'unsold-parts', pages: unsoldPages }
