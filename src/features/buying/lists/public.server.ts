import { listTools } from '#features/buying/lists/agent-tools.service.ts'
import { listRoutes } from '#features/buying/lists/list.routes.ts'
import { listsLinks, listsStarterPages } from '#features/buying/lists/lists.starter.ts'
import { savedItemsBlock } from '#features/buying/lists/saved-items.schema.ts'
import { savedListsBlock } from '#features/buying/lists/saved-lists.schema.ts'
import { personalData } from '#features/buying/lists/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { openSaved, insertList, saveItems } from '#features/buying/lists/list.store.ts'

export const lists: Feature = {
  name: 'lists',
  agentTools: listTools,
  personalData,
  blocks: [savedItemsBlock, savedListsBlock],
  starterPages: listsStarterPages,
  portalLinks: listsLinks,
  routes: listRoutes,
}
