import { call, onApiEvent } from '#browser/api.ts'
import { deleteCookie, readCookie } from '#browser/cookies.ts'
import { draftCustomer } from '#browser/draft/draft-store.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { forgetAccounts, readImpersonation } from '#foundation/identity/public.ts'
import { startImpersonation, stopImpersonation } from '#features/accounts/impersonation/impersonation.api.ts'
import { actingHintNames } from '#features/accounts/impersonation/impersonation-hint.rules.ts'

export type Acting = {
  readonly id: string | null
  readonly name: string
  readonly company: string
  readonly until: string
  readonly hasEnded: boolean
}

const current = createSharedValue<Acting | null>(null)
export const useActing = current.use

const load = async (domainId: string): Promise<void> => {
  const { ok, data } = await call(readImpersonation, { isQuiet: true, errors: 'own' })
  if (!ok) return
  const { acting } = data
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
    if (event.type === 'failed' && event.call.path !== readImpersonation.path && hasCode(event.data, 'acting_ended'))
      void load(domainId)
  })
}

export type StartOutcome = 'started' | 'cancelled' | 'failed'

/** The chosen accounts are the other person's: they go with the change. Who signed in a while ago proves first who they are: `call` requests it [T-73]. */
export const startActing = async (domainId: string, personId: string): Promise<StartOutcome> => {
  const { ok, problem } = await call(startImpersonation, { body: { personId }, errors: 'own' })
  if (!ok && hasCode(problem, 'reauthentication_required')) return 'cancelled'
  if (ok) forgetAccounts(domainId)
  return ok ? 'started' : 'failed'
}

export const stopActing = async (domainId: string): Promise<boolean> => {
  const { ok } = await call(stopImpersonation, { errors: 'own' })
  if (ok) forgetAccounts(domainId)
  return ok
}
