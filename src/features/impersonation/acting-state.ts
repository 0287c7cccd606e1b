import { callApi, onApiEvent } from '#browser/api.ts'
import { deleteCookie, readCookie } from '#browser/cookies.ts'
import { draftCustomer } from '#browser/draft/draft-store.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { forgetAccounts } from '#browser/forget-accounts.ts'
import { askReauthentication } from '#features/identity/public.ts'
import { actingHintNames } from '#features/impersonation/acting-hint.rules.ts'

export const ACTING_PATH = '/api/acting'

export type Acting = {
  readonly id: string | null
  readonly name: string
  readonly company: string
  readonly until: string
  readonly hasEnded: boolean
}
type ActingAnswer = { readonly mayAct: boolean; readonly acting: Acting | null }

const current = createSharedValue<Acting | null>(null)
export const useActing = current.use

const load = async (domainId: string): Promise<void> => {
  const { ok, data } = await callApi<ActingAnswer>({ path: ACTING_PATH, isQuiet: true, errors: 'own' })
  if (!ok) return
  const acting = data?.acting ?? null
  if (!acting) actingHintNames(domainId).forEach(deleteCookie)
  current.set(acting)
  draftCustomer.set(acting?.id ?? null)
}

const hasCode = (data: unknown, code: string): boolean =>
  typeof data === 'object' && data !== null && 'code' in data && data.code === code

/** Asks only where the cookie hints at it, and again when a call is refused because it is over. */
export const watchActing = (domainId: string): (() => void) => {
  if (actingHintNames(domainId).some((name) => readCookie(name) !== undefined)) {
    // Until it is known whose data the page shows, nothing is brought back into it.
    draftCustomer.set(undefined)
    void load(domainId)
  }
  return onApiEvent((event) => {
    if (event.type === 'failed' && event.call.path !== ACTING_PATH && hasCode(event.data, 'acting_ended')) void load(domainId)
  })
}

export type StartOutcome = 'started' | 'cancelled' | 'failed'

/** The chosen accounts are the other person's: they go with the change. Who signed in a while ago proves first who they are [T-73]. */
export const startActing = async (domainId: string, personId: string): Promise<StartOutcome> => {
  const start = () => callApi({ path: ACTING_PATH, method: 'POST', body: { personId }, errors: 'own' })
  let { ok, data } = await start()
  if (!ok && hasCode(data, 'reauthentication_required')) {
    if (!(await askReauthentication())) return 'cancelled'
    ;({ ok, data } = await start())
  }
  if (ok) forgetAccounts(domainId)
  return ok ? 'started' : 'failed'
}

export const stopActing = async (domainId: string): Promise<boolean> => {
  const { ok } = await callApi({ path: ACTING_PATH, method: 'DELETE', errors: 'own' })
  if (ok) forgetAccounts(domainId)
  return ok
}
