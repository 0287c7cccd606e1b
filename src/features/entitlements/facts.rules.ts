import type { HeldTool } from '#features/entitlements/tool-access.rules.ts'
import type { Person } from '#features/identity/public.ts'
import type { Flags, SiteConfig } from '#features/tenants/public.ts'
import type { Traits } from '#kernel/traits.ts'

/** What is true of a site, whoever asks. */
export type SiteFacts = {
  readonly traits: Traits
  readonly flags: Flags
  readonly config: Pick<SiteConfig, 'restrictedHeaderItems' | 'restrictedLinesOfBusiness'>
  readonly internalDomains: readonly string[]
}

/** What the server itself knows of a person; nothing that a browser claims is in here [T-16]. */
export type PersonFacts = {
  readonly person: Person
  readonly tools: readonly HeldTool[]
  readonly soldTos: number
  readonly hasDefaultSoldTo: boolean
  readonly favourites: number
}
