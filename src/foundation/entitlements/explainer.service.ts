import { composeActions, type Actions, type ActionSource } from '#foundation/entitlements/why.rules.ts'
import type { Decision } from '#kernel/decision.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PersonFacts, SiteFacts } from '#kernel/action.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** Part of what is known of a person; undefined when there is no such person. */
export type ReadFacts = (tx: Tx, personId: string) => Promise<Partial<PersonFacts> | undefined>

/** Who asks about whom, and in whose words amounts and names are written. */
export type LookUpContext = {
  readonly tx: Tx
  readonly services: Services
  readonly tenant: TenantKey
  readonly locale: Locale
}

/** What is decided from more than facts about a person, such as what is in a cart. Its target is named after a colon. */
export type TargetAction = {
  /** Actions that it rests on: where one is refused, that is the answer. */
  readonly needs: readonly string[]
  /** Undefined for something that does not exist for this person. */
  readonly decide: (context: LookUpContext, personId: string, target: string) => Promise<Decision | undefined>
}

/** Says why something is allowed or not, from the actions and the facts that features bring. */
export type Explainer = {
  readonly actions: Actions
  readonly targetActions: ReadonlyMap<string, TargetAction>
  readonly readPersonFacts: (tx: Tx, personId: string) => Promise<PersonFacts | undefined>
}

type Source = ActionSource & {
  readonly facts?: ReadFacts
  readonly targetActions?: Readonly<Record<string, TargetAction>>
}

export const createExplainer = (features: readonly Source[]): Explainer => ({
  actions: composeActions(features),
  targetActions: new Map(features.flatMap(({ targetActions = {} }) => Object.entries(targetActions))),
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
