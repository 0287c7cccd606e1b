import { registerIsland } from '#browser/register-island.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

const OPENER = '[data-modal], [data-modal-path]'

/** Links and buttons that open a fragment over the page [2.19.1]. */
export const enhance = (page: EmbeddedModel): void =>
  void registerIsland(page, {
    reach: OPENER,
    hold: OPENER,
    load: () => import('#features/site/content/modals/content-modals.island.tsx'),
  })
