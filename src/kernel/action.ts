import type { Decision } from '#kernel/decision.ts'
import type { Flags } from '#kernel/flags.ts'
import type { SiteConfig } from '#kernel/site-config.ts'
import type { Traits } from '#kernel/traits.ts'

/** Facts about a site, whoever asks. */
export type SiteFacts = {
  readonly traits: Traits
  readonly flags: Flags
  readonly config: SiteConfig
  readonly internalDomains: readonly string[]
}

/**
 * Facts about a person that the server itself knows; nothing that a browser claims is in here [T-16]. A feature adds what it reads:
 * `declare module '#kernel/action.ts' { interface PersonFacts { readonly orders: number } }`, and reads it in `Feature.facts`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the features
export interface PersonFacts {}

/** Something that a person may or may not do, and may ask about. */
export type Action = {
  /** A target is named after a colon: `use-tool:training`. */
  readonly isTargeted?: boolean
  /** A right of the employee who asks, also while they act for someone. */
  readonly isStaffRight?: boolean
  /** Undefined for something that does not exist, such as an unknown tool. */
  readonly decide: (facts: SiteFacts & PersonFacts, target: string) => Decision | undefined
  /** The decision for anonymous visitors, if not that they are signed out. */
  readonly decideForVisitor?: (site: SiteFacts) => Decision
}

/** The actions that one feature explains, by name. */
export type ActionSlice = Readonly<Record<string, Action>>
