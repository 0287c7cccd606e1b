import type { Feature } from '#platform/feature.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Addresses on this machine that take documents of orders: those of the demo's own buyer system. */
    readonly documentReceivers?: (services: Pick<Services, 'tenants' | 'originOf'>) => readonly string[]
  }
}

declare module '#platform/services.ts' {
  interface Services {
    /** Documents may go there although it is on this machine; to no address where no demo runs. */
    readonly isDocumentReceiver: (url: string) => boolean
  }
}

type Place = Parameters<NonNullable<Feature['documentReceivers']>>[0]

export const findDocumentReceivers =
  (features: readonly Feature[], place: () => Place): Services['isDocumentReceiver'] =>
  (url) =>
    features.some(({ documentReceivers }) => documentReceivers?.(place()).includes(url))
