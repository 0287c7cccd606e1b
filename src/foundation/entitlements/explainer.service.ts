import { composeActions, type Actions, type ActionSource } from '#foundation/entitlements/why.rules.ts'
import type { PersonFacts, SiteFacts } from '#kernel/action.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** Part of what is known of a person; undefined when there is no such person. */
export type ReadFacts = (tx: Tx, personId: string) => Promise<Partial<PersonFacts> | undefined>

/** Says why something is allowed or not, from the actions and the facts that features bring. */
export type Explainer = {
  readonly actions: Actions
  readonly readPersonFacts: (tx: Tx, personId: string) => Promise<PersonFacts | undefined>
}

export const createExplainer = (features: readonly (ActionSource & { readonly facts?: ReadFacts })[]): Explainer => ({
  actions: composeActions(features),
  readPersonFacts: async (tx, personId) => {
    const facts: Partial<PersonFacts> = {}
    for (const { facts: read } of features) {
      const part = read ? await read(tx, personId) : {}
      if (!part) return undefined
      Object.assign(facts, part)
    }
    return facts as PersonFacts
  },
})

/** A page's own configuration changes what it shows and gives nobody a right, so it is not read here. */
export const readSiteFacts = ({ tenants }: Pick<Services, 'tenants'>, tenant: TenantKey): SiteFacts => ({
  traits: tenants.traitsOf(tenant),
  flags: tenants.flagsOf(tenant),
  config: tenants.configOf(tenant),
  internalDomains: tenants.byKey(tenant)?.identity.internalEmailDomains ?? [],
})
