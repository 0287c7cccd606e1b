import type { Tx } from '#platform/database/database.ts'
import type { Feature } from '#platform/feature.ts'

/** Codes of the cost centres that a company has, active or not. */
export type CostCentreSource = (tx: Tx, companyId: string) => Promise<readonly string[]>

declare module '#platform/feature.ts' {
  interface Feature {
    /** Knows the cost centres of companies; the purchase policy alone. */
    readonly costCentreSource?: CostCentreSource
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly costCentreSource: CostCentreSource
  }
}

export const findCostCentreSource = (features: readonly Feature[]): CostCentreSource =>
  features.find(({ costCentreSource }) => costCentreSource)?.costCentreSource ?? (() => Promise.resolve([]))
