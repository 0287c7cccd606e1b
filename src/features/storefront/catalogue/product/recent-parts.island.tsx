import { drawIsland } from '#browser/hydrate-island.tsx'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import type { RecentPart } from '#features/storefront/catalogue/product/recent-part.rules.ts'
import { RecentParts } from '#features/storefront/catalogue/product/recent-parts.tsx'

export const drawRecentParts = (place: HTMLElement, parts: readonly RecentPart[], page: EmbeddedModel): Promise<void> =>
  drawIsland(place, <RecentParts heading={place.dataset['recentParts'] ?? ''} parts={parts} />, { page, namespaces: [] })
