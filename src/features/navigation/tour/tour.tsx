import type { SiteHeader } from '#features/navigation/blocks/site-header.schema.ts'

/** The steps of the first-visit tour, for the script that shows them [2.3.10]. */
export const Tour = (_: { steps: SiteHeader['tour'] }) => null
