import { listRoutes } from '#features/buying/lists/list.routes.ts'
import { listsLinks, listsStarterPages } from '#features/buying/lists/lists.starter.ts'
import { savedItemsBlock } from '#features/buying/lists/saved-items.schema.ts'
import { savedListsBlock } from '#features/buying/lists/saved-lists.schema.ts'
import type { Feature } from '#platform/feature.ts'

export const lists: Feature = {
  name: 'lists',
  blocks: [savedItemsBlock, savedListsBlock],
  starterPages: listsStarterPages,
  portalLinks: listsLinks,
  routes: listRoutes,
}
