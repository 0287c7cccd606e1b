import type { Tx } from '#platform/database/database.ts'
import type { DemoTenant } from '#demo/tenants.ts'
import { publishStarter, type StarterParts } from '#app/publish-starter.ts'

/** The demo takes from the starter site what it does not write itself; its legal pages have addresses of their own, its menus other fragments. */
export const publishDemoStarter = (tx: Tx, tenant: DemoTenant, parts: StarterParts): Promise<number> =>
  publishStarter(tx, tenant, { ...parts, leaveOut: (path) => /^\/(?:legal|fragments\/navigation)\//.test(path) })
