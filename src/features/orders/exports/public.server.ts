import { fileInbox } from '#features/orders/exports/file-inbox.service.ts'
import { exportMails } from '#features/orders/exports/ready-mail.service.ts'
import { exportSelectors } from '#features/orders/exports/export-job.routes.ts'
import { exportRetention } from '#features/orders/exports/export-file.store.ts'
import { invoiceZip } from '#features/orders/exports/invoice-zip.task.ts'
import { myDownloads } from '#features/orders/exports/my-downloads.schema.ts'
import { myDownloadsLink, myDownloadsStarterPages } from '#features/orders/exports/my-downloads.starter.ts'
import { orderExport, scheduledExport } from '#features/orders/exports/order-export.task.ts'
import { preparedFileRoutes } from '#features/orders/exports/prepared-file.routes.ts'
import { scheduleRoutes } from '#features/orders/exports/schedule/schedule.routes.ts'
import { runSchedules } from '#features/orders/exports/schedule/run-schedules.service.ts'
import { readyCard } from '#features/orders/exports/ready-card.service.ts'
import { removeExpired } from '#features/orders/exports/remove-expired.service.ts'
import { exportFlags } from '#features/orders/exports/exports.settings.ts'
import { personalData } from '#features/orders/exports/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export const exportsFeature: Feature = {
  name: 'exports',
  personalData,
  mails: exportMails,
  inboxKinds: [fileInbox],
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
