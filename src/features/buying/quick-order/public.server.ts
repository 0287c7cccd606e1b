import { quickOrderTools } from '#features/buying/quick-order/agent-tools.service.ts'
import { sql } from 'kysely'
import { createReadingRoutes } from '#features/buying/quick-order/create-reading.routes.ts'
import { customerNumberKind } from '#features/buying/quick-order/customer-number-kind.service.ts'
import { quickOrder } from '#features/buying/quick-order/page/quick-order.schema.ts'
import { partRoutes } from '#features/buying/quick-order/part.routes.ts'
import { quickOrderPageRoutes } from '#features/buying/quick-order/quick-order-page.routes.ts'
import { readingFiles } from '#features/buying/quick-order/reading-file-kind.store.ts'
import { keyOf } from '#features/buying/quick-order/reading-file.rules.ts'
import { readingRoutes } from '#features/buying/quick-order/reading.routes.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { personalData } from '#features/buying/quick-order/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'
import type { Retention } from '#platform/retention/retention.ts'

export { choosePlace, namePlace } from '#features/buying/quick-order/reading/order-place.rules.ts'
export { openDocument, readOpenDocument } from '#features/buying/quick-order/document/read-document.service.ts'
export { MOST_BYTES, refuseInfected, reportProblem } from '#features/buying/quick-order/document/uploaded-file.service.ts'
export type { ReadOrder } from '#features/buying/quick-order/reading/read-order.rules.ts'
export { pricePerPiece } from '#features/buying/quick-order/document/ubl-order.service.ts'
export { openOffers } from '#features/buying/quick-order/offered-part.service.ts'
export { planDeliveryDays } from '#features/buying/quick-order/delivery-days.rules.ts'
export { findKnown, listKnownNumbers, matchOrder, searchParts } from '#features/buying/quick-order/matching/read-order.service.ts'
export { listReady, markAdded, type MatchedLine } from '#features/buying/quick-order/matching/reading-line.rules.ts'
export { putLineRight } from '#features/buying/quick-order/matching/put-right.service.ts'
export { kindOfUnit } from '#features/buying/quick-order/reading/unit-words.rules.ts'
export { viewLines } from '#features/buying/quick-order/reading-view.service.ts'

/** With its document, which lies in the file store. */
const readingRetention: Retention = {
  table: 'order_reading',
  days: 30,
  remove: async (tx, before, limit, { files }) => {
    const { rows } = await sql<{ id: string; tenant: TenantKey }>`
      select id, tenant from order_reading where created_at < ${before}
      order by created_at limit ${limit} for update skip locked`.execute(tx)
    for (const { id, tenant } of rows) await files.remove(keyOf(tenant, id))
    await sql`delete from order_reading where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
    return rows.length
  },
}

export const quickOrdering: Feature = {
  name: 'quick-order',
  agentTools: quickOrderTools,
  personalData,
  blocks: [quickOrder],
  dataKinds: [customerNumberKind],
  routes: async (app) => {
    quickOrderPageRoutes(app)
    readingRoutes(app)
    partRoutes(app)
    await app.register(async (scope) => createReadingRoutes(scope))
  },
  retention: [readingRetention],
  fileKinds: [readingFiles],
}
