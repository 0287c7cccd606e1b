import { listRoutes } from '#features/lists/list.routes.ts'
import { listsLinks, listsStarterPages } from '#features/lists/lists.starter.ts'
import { savedItemsBlock } from '#features/lists/saved-items.schema.ts'
import { savedListsBlock } from '#features/lists/saved-lists.schema.ts'
import type { Feature } from '#platform/feature.ts'

export const lists: Feature = {
  name: 'lists',
  blocks: [savedItemsBlock, savedListsBlock],
  starterPages: listsStarterPages,
  portalLinks: listsLinks,
  routes: listRoutes,
}
