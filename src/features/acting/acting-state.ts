import { callApi, onApiEvent } from '#browser/api.ts'
import { deleteCookie, readCookie } from '#browser/cookies.ts'
import { draftCustomer } from '#browser/draft/draft-store.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { forgetAccounts } from '#browser/forget-accounts.ts'
import { actingHintName } from '#features/acting/acting-hint.rules.ts'

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
  if (!acting) deleteCookie(actingHintName(domainId))
  current.set(acting)
  draftCustomer.set(acting?.id ?? null)
}

const saysEnded = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'code' in data && data.code === 'acting_ended'

/** Asks only where the cookie hints at it, and again when a call is refused because it is over. */
export const watchActing = (domainId: string): (() => void) => {
  if (readCookie(actingHintName(domainId)) !== undefined) {
    // Until it is known whose data the page shows, nothing is brought back into it.
    draftCustomer.set(undefined)
    void load(domainId)
  }
  return onApiEvent((event) => {
    if (event.type === 'failed' && event.call.path !== ACTING_PATH && saysEnded(event.data)) void load(domainId)
  })
}

/** The chosen accounts are the other person's: they go with the change. */
export const startActing = async (domainId: string, personId: string): Promise<boolean> => {
  const { ok } = await callApi({ path: ACTING_PATH, method: 'POST', body: { personId }, errors: 'own' })
  if (ok) forgetAccounts(domainId)
  return ok
}

export const stopActing = async (domainId: string): Promise<boolean> => {
  const { ok } = await callApi({ path: ACTING_PATH, method: 'DELETE', errors: 'own' })
  if (ok) forgetAccounts(domainId)
  return ok
}
