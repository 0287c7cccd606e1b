import { createBarePage } from '#demo/bare-page.ts'
import { demoDocs } from '#demo/blocks/demo-docs.schema.ts'
import { buyerSystemRoutes } from '#demo/buyer-system/buyer-system.routes.ts'
import { documentAddress } from '#demo/buyer-system/demo-connection.ts'
import { demoFront } from '#demo/blocks/demo-front.schema.ts'
import { gallery } from '#demo/blocks/gallery.schema.ts'
import { documentRoutes } from '#demo/document.routes.ts'
import { demoRoutes } from '#demo/demo.routes.ts'
import { simulatorRoutes } from '#demo/erp/simulator.routes.ts'
import { docsRoutes } from '#demo/docs/docs.routes.ts'
import { createFrontPage } from '#demo/front-page.ts'
import { startTestGateway } from '#demo/payment-gateway/start-gateway.ts'
import { bringDemoWorld, saveDemoTenants, type DemoWorldParts } from '#demo/prepare-demo.ts'
import { demoSignInRoutes } from '#demo/sign-in.routes.ts'
import { withTenant } from '#platform/database/database.ts'
import type { RunningDatabase } from '#platform/database/start-database.ts'
import type { App, Feature } from '#platform/feature.ts'
import type { Renderer } from '#app/pages/renderer.ts'
import type { Services } from '#platform/services.ts'
import { listOutbox } from '#platform/mail/mail.ts'

const demo: Feature = {
  name: 'demo',
  blocks: [demoFront, demoDocs, gallery],
  routes: documentRoutes,
  documentReceivers: ({ tenants, originOf }) => tenants.all.map(({ key }) => documentAddress(originOf(key))),
}
const SHOWN_MAILS = 200

type DemoParts = { readonly database: RunningDatabase; readonly features: readonly Feature[] }

/** Everything the demo adds; a production start never loads this module. */
export const openDemo = async (parts: DemoParts) => {
  const features = [...parts.features, demo]
  const isNew = await saveDemoTenants(parts.database)
  return {
    features,
    /** The demo is a user of the services like any other. */
    bringWorld: async (world: Pick<DemoWorldParts, 'services' | 'onProgress'>): Promise<void> => {
      if (isNew) await bringDemoWorld({ ...world, features, database: parts.database })
    },
    createFrontPage: (services: Services, renderer: Renderer) => createFrontPage(services, createBarePage(services, renderer)),
    startTestGateway,
    routes: (app: App, renderer: Renderer): void => {
      const { db, tenants } = app.services
      const listMails = async () => {
        const mails = []
        // One after another: a request has one connection at a time.
        for (const { key: tenant } of tenants.all)
          for (const mail of await withTenant(db, tenant, (tx) => listOutbox(tx, SHOWN_MAILS))) mails.push({ tenant, ...mail })
        return mails
      }
      demoRoutes(app, { listMails })
      docsRoutes(app, createBarePage(app.services, renderer))
      demoSignInRoutes(app)
      simulatorRoutes(app)
      buyerSystemRoutes(app)
    },
  }
}
