import type { EventKind } from '#foundation/outbox/event-right.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

export type GoneWebhook = { readonly id: string; readonly url: string; readonly companyId: string | null }
export type GoneListener = (
  context: { readonly tx: Tx; readonly tenant: TenantKey; readonly services: Services },
  webhook: GoneWebhook,
) => Promise<void>

declare module '#platform/feature.ts' {
  interface Feature {
    /** Events that webhooks of staff may listen to. */
    readonly events?: readonly EventKind[]
    /** Events that webhooks of customers may listen to. */
    readonly companyEvents?: readonly string[]
    /** In the transaction in which a webhook is switched off because its address answered that it is gone. */
    readonly onWebhookGone?: GoneListener
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly goneListeners: readonly GoneListener[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features. */
    outboxEvents: readonly EventKind[]
    companyEvents: readonly string[]
  }
}
