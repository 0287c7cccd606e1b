import { call } from '#browser/api.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { readImpersonation } from '#foundation/identity/public.ts'

const mayAct = createSharedValue(false)

/** Whether this person may act for customers, by the server's word; a page that cannot tell offers no way there. */
export const useMayAct = mayAct.use

export const loadMayAct = async (): Promise<void> => {
  const { data } = await call(readImpersonation, { isQuiet: true, errors: 'own' })
  mayAct.set(data?.mayAct === true)
}

/** @internal For tests: each starts on a page without state. */
export const forgetMayAct = (): void => mayAct.set(false)
