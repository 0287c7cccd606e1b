import { sql, type RawBuilder } from 'kysely'
import { composeActions, type Actions, type ActionSource } from '#foundation/entitlements/why.rules.ts'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import type { Decision } from '#kernel/decision.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PersonFacts, SiteFacts } from '#kernel/action.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

declare module '#kernel/action.ts' {
  interface PersonFacts {
    readonly person: Person
  }
}

/** Part of what is known of a person: one JSON value of the statement that reads the facts of all features. */
export type FactSource = {
  readonly select: (personId: string) => RawBuilder<unknown>
  readonly read: (value: never) => Partial<PersonFacts>
}

/** Who asks about whom, and in whose words amounts and names are written. */
export type LookUpContext = {
  readonly tx: Tx
  readonly services: Services
  readonly tenant: TenantKey
  readonly locale: Locale
}

/** Decisions from more than facts about a person, such as the contents of a cart. Their target is named after a colon. */
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
  /** The same, with another JSON value that the same statement reads. */
  readonly readPersonFactsAnd: <Value>(
    tx: Tx,
    personId: string,
    select: RawBuilder<Value>,
  ) => Promise<{ readonly facts: PersonFacts | undefined; readonly value: Value }>
}

type Source = ActionSource & {
  readonly facts?: FactSource
  readonly targetActions?: Readonly<Record<string, TargetAction>>
}

export const createExplainer = (features: readonly Source[]): Explainer => {
  const sources = features.flatMap(({ facts }) => facts ?? [])

  const readPersonFactsAnd = async <Value>(tx: Tx, personId: string, select: RawBuilder<Value>) => {
    const values = sql.join(sources.map((source) => source.select(personId)))
    const statement = sql<{ parts: readonly unknown[]; value: Value }>`
      select json_build_array(${values}) as parts, ${select} as value`
    const [person, { rows }] = await Promise.all([findPerson(tx, personId), statement.execute(tx)])
    const [row] = rows
    if (!row) throw new Error('a statement without a table has no row')
    const parts = sources.map(({ read }, at) => read(row.parts[at] as never))
    return { facts: person && (Object.assign({ person }, ...parts) as PersonFacts), value: row.value }
  }

  return {
    actions: composeActions(features),
    targetActions: new Map(features.flatMap(({ targetActions = {} }) => Object.entries(targetActions))),
    readPersonFacts: async (tx, personId) => (await readPersonFactsAnd(tx, personId, sql<null>`null::json`)).facts,
    readPersonFactsAnd,
  }
}

/** A page's own configuration changes what it shows and gives nobody a right, so it is not read here. */
export const readSiteFacts = ({ tenants }: Pick<Services, 'tenants'>, tenant: TenantKey): SiteFacts => ({
  traits: tenants.traitsOf(tenant),
  flags: tenants.flagsOf(tenant),
  config: tenants.configOf(tenant),
  internalDomains: tenants.byKey(tenant)?.identity.internalEmailDomains ?? [],
})
