import type { Tx } from '#platform/database/database.ts'
import { publishStarter, type StarterParts } from '#app/publish-starter.ts'

/** The demo takes from the starter site what it does not write itself; its legal pages have addresses of their own. */
export const publishDemoStarter = (tx: Tx, tenant: { key: string; name: string }, parts: StarterParts): Promise<number> =>
  publishStarter(tx, tenant, { ...parts, leaveOut: (path) => path.startsWith('/legal/') })
