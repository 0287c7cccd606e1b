import { readStateNames } from '#features/orders/orders/state-words.store.ts'
import type { BlockFiller } from '#foundation/blocks/public.server.ts'

/** Puts the tenant's words for states into a block. */
export const fillStateNames: BlockFiller = async (tx, props, { locale }) => ({
  ...props,
  stateTexts: await readStateNames(tx, locale.language),
})
