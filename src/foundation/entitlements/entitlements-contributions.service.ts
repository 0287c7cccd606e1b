import type { Explainer, FactSource, TargetAction } from '#foundation/entitlements/explainer.service.ts'
import type { ActionSlice } from '#kernel/action.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Actions of people, so that they can ask why they may or may not. */
    readonly actions?: ActionSlice
    /** Those whose answer rests on what is looked up for it, by name. */
    readonly targetActions?: Readonly<Record<string, TargetAction>>
    /** Facts about a person for these decisions. */
    readonly facts?: FactSource
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly explainer: Explainer
  }
}
