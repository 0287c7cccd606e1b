import { readStateNames } from '#features/orders/orders/state-words.store.ts'
import type { BlockFiller } from '#foundation/blocks/public.server.ts'

const fill: BlockFiller = async (tx, props, { locale }) => ({
  ...props,
  stateTexts: await readStateNames(tx, locale.language),
})

/** Puts the tenant's words for states into a block; whoever brings other words says so to pages. */
export const fillStateNames: BlockFiller = Object.assign(fill, { isAnnounced: true } as const)
