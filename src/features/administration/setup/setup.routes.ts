import { readSetup } from '#features/administration/setup/setup.api.ts'
import { percentDone, planSetup, SETUP_STEPS, type SetupStep } from '#features/administration/setup/setup.rules.ts'
import { countAdmins, countApproved, countKeys, countOwnLegalPages } from '#features/administration/setup/setup.store.ts'
import type { Tx } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'

/** Steps that are more than lines of a kind. */
const COUNTERS: Readonly<Partial<Record<SetupStep, (tx: Tx) => Promise<number>>>> = {
  legal: countOwnLegalPages,
  admins: countAdmins,
  keys: countKeys,
  ordering: countApproved,
}

export const setupRoutes = (app: App): void => {
  const { dataKinds } = app.services
  const countStep = async (tx: Tx, id: SetupStep): Promise<number> => {
    const own = COUNTERS[id]
    const kind = planSetup({}).find((step) => step.id === id)?.kind
    return own ? own(tx) : ((await dataKinds.get(kind ?? '')?.count?.(tx, {})) ?? 0)
  }

  addEndpoint(app, readSetup, async ({ tx }) => {
    const counts: [SetupStep, number][] = []
    for (const id of SETUP_STEPS) counts.push([id, await countStep(tx, id)])
    const steps = planSetup(Object.fromEntries(counts))
    return {
      percent: percentDone(steps),
      steps: steps.map(({ id, group, state, count, path, kind = null }) => ({ id, group, state, count, path, kind })),
    }
  })
}
