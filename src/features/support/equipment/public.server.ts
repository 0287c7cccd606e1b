import { equipmentTools } from '#features/support/equipment/agent-tools.service.ts'
import { unitDetail } from '#features/support/equipment/detail/equipment-detail.schema.ts'
import { equipmentKind } from '#features/support/equipment/equipment-kind.service.ts'
import { equipmentSection } from '#features/support/equipment/customer-equipment.service.ts'
import { equipmentRoutes } from '#features/support/equipment/equipment.routes.ts'
import { equipmentLink, equipmentStarterPages } from '#features/support/equipment/equipment.starter.ts'
import { equipmentList } from '#features/support/equipment/list/equipment-list.schema.ts'
import type { Feature } from '#platform/feature.ts'

export const equipment: Feature = {
  name: 'equipment',
  agentTools: equipmentTools,
  dataKinds: [equipmentKind],
  customerSections: [equipmentSection],
  blocks: [equipmentList, unitDetail],
  portalLinks: [equipmentLink],
  starterPages: equipmentStarterPages,
  routes: equipmentRoutes,
}
