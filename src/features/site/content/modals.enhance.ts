import { registerIsland } from '#browser/register-island.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { MODAL_OPENER } from '#features/site/content/modals/modal-opener.rules.ts'

export const enhance = (page: EmbeddedModel): void =>
  void registerIsland(page, {
    reach: MODAL_OPENER,
    hold: MODAL_OPENER,
    load: () => import('#features/site/content/modals/content-modals.island.tsx'),
  })
