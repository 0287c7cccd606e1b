import { siteFooter } from '#features/navigation/blocks/site-footer.schema.ts'
import { siteHeader } from '#features/navigation/blocks/site-header.schema.ts'
import type { Feature } from '#server/feature.ts'

export const navigation: Feature = { name: 'navigation', blocks: [siteHeader, siteFooter] }
