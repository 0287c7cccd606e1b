import { call } from '#browser/api.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import type { ReauthenticationMethod } from '#foundation/identity/public.ts'
import {
  readReauthentication,
  reauthenticateByPasskey,
  startPasskeyProof,
} from '#foundation/reauthentication/reauthentication.api.ts'
import { answerByPasskey } from '#foundation/second-factor/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'

export type ProofFactor = ReplyOf<typeof readReauthentication>['factors'][number]

type Question = {
  readonly method: ReauthenticationMethod
  readonly factors: readonly ProofFactor[]
  readonly answer: (isProven: boolean) => void
}

const query = createSharedValue<Question | undefined>(undefined)
export const useQuestion = query.use

/** Asks people to prove once more who they are, unless they just did; false when they would rather not. */
export const requestReauthentication = async (): Promise<boolean> => {
  const { data } = await call(readReauthentication, { isQuiet: true, errors: 'own' })
  // Without an answer the change itself is tried: it tells what is wrong.
  if (data === undefined || data.isFresh) return true
  query.get()?.answer(false)
  return new Promise((resolve) => {
    const answer = (isProven: boolean): void => {
      query.set(undefined)
      resolve(isProven)
    }
    query.set({ method: data.method, factors: data.factors, answer })
  })
}

export type ProofProblem = 'tooOften' | 'failed'

/** The browser requests a passkey; 'cancelled' when the person closes it. */
export const sendPasskey = async (): Promise<ProofProblem | 'cancelled' | undefined> => {
  const { data } = await call(startPasskeyProof, { isQuiet: true, errors: 'own' })
  if (!data) return 'failed'
  try {
    const answer = await answerByPasskey(data.options)
    if (!answer) return 'cancelled'
    const { ok, status } = await call(reauthenticateByPasskey, { body: { answer }, isQuiet: true, errors: 'own' })
    return ok ? undefined : status === 429 ? 'tooOften' : 'failed'
  } catch {
    return 'failed'
  }
}
