import { exportSelectors } from '#features/exports/export-job.routes.ts'
import { exportRetention } from '#features/exports/export-file.store.ts'
import { invoiceZip } from '#features/exports/invoice-zip.task.ts'
import { myDownloads } from '#features/exports/my-downloads.schema.ts'
import { myDownloadsLink, myDownloadsStarterPages } from '#features/exports/my-downloads.starter.ts'
import { orderExport, scheduledExport } from '#features/exports/order-export.task.ts'
import { preparedFileRoutes } from '#features/exports/prepared-file.routes.ts'
import { scheduleRoutes } from '#features/exports/schedule/schedule.routes.ts'
import { runSchedules } from '#features/exports/schedule/run-schedules.service.ts'
import { readyCard } from '#features/exports/ready-card.service.ts'
import { removeExpired } from '#features/exports/remove-expired.service.ts'
import { exportFlags } from '#features/exports/exports.flags.ts'
import type { Feature } from '#platform/feature.ts'

export const exportsFeature: Feature = {
  name: 'exports',
  flags: exportFlags,
  homeCards: [readyCard],
  portalLinks: [myDownloadsLink],
  starterPages: myDownloadsStarterPages,
  blocks: [myDownloads],
  selectors: exportSelectors,
  tasks: (services) => [invoiceZip(services), orderExport(services), scheduledExport(services)],
  recurring: [removeExpired, runSchedules],
  retention: [exportRetention],
  routes: (app) => {
    preparedFileRoutes(app)
    scheduleRoutes(app)
  },
}
