import { readSetup } from '#features/administration/setup/setup.api.ts'
import { percentDone, planSetup, type SetupStep, type StepFacts } from '#features/administration/setup/setup.rules.ts'
import * as store from '#features/administration/setup/setup.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

type ByStep<Value> = Readonly<Partial<Record<SetupStep, Value>>>

/** Steps that are more than lines of a kind. */
const COUNTERS: ByStep<(tx: Tx) => Promise<number>> = {
  legal: (tx) => store.countOwnPages(tx, '/legal/%'),
  admins: store.countAdmins,
  navigation: store.countOwnFrame,
  keys: store.countKeys,
  ordering: store.countApproved,
}

/** Steps of which something may be missing although lines are there. */
const GAPS: ByStep<(tx: Tx) => Promise<number>> = {
  prices: store.countUnpriced,
  stock: store.countUnstocked,
  accounts: store.countCompaniesWithoutAccount,
  people: store.countPeopleWithoutAccount,
}

/** Steps whose lines every new site has. */
const STARTER_LINES: ByStep<store.StarterTable> = {
  currencies: 'market_currency',
  freight: 'freight_rate',
  taxes: 'tax_rate',
}

export const setupRoutes = (app: App): void => {
  const { dataKinds, tenants } = app.services
  /** A theme that the operator chose for the site is a look as well. */
  const countBrand = async (tx: Tx, tenant: TenantKey): Promise<number> =>
    (await store.countBrandSettings(tx)) + (tenants.traitsOf(tenant).theme === undefined ? 0 : 1)
  const countStep = async (tx: Tx, id: SetupStep, kind: string | undefined): Promise<number> => {
    const own = COUNTERS[id]
    return own ? own(tx) : ((await dataKinds.get(kind ?? '')?.count?.(tx, {})) ?? 0)
  }
  const readFacts = async (tx: Tx, id: SetupStep, kind: string | undefined): Promise<StepFacts> => {
    const [count, countGap, table] = [await countStep(tx, id, kind), GAPS[id], STARTER_LINES[id]]
    return {
      count,
      ...(countGap && count > 0 && { gap: await countGap(tx) }),
      ...(table && { isStarter: await store.hasStarterLines(tx, table) }),
    }
  }

  addEndpoint(app, readSetup, async ({ tx, scope: { tenant } }) => {
    const facts: [SetupStep, StepFacts][] = []
    for (const { id, kind } of planSetup({})) facts.push([id, await readFacts(tx, id, kind)])
    const brand = { count: await countBrand(tx, tenant) }
    const steps = planSetup({ ...Object.fromEntries(facts), brand })
    return {
      percent: percentDone(steps),
      steps: steps.map(({ id, group, state, count, gap, isStarter, path, kind = null }) => ({
        ...{ id, group, state, count, gap, isStarter, path, kind },
      })),
    }
  })
}
