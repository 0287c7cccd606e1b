import type { FastifyRequest } from 'fastify'
import { isKnownDevice } from '#foundation/identity/device/known-device.service.ts'
import { withTenant } from '#platform/database/database.ts'
import { forgetAttempts, returnAttempt, takeAttempt } from '#platform/limits/attempt.store.ts'
import { ACCOUNT_BACKOFF, EVERYWHERE_BACKOFF, NETWORK_BACKOFF, type AttemptKey } from '#platform/limits/backoff.rules.ts'
import { networkOf } from '#platform/limits/network.rules.ts'

export type SignInAttempts = { readonly own: AttemptKey; readonly network: AttemptKey; readonly everywhere: AttemptKey }

/** By account and network together, by network, and by account from all networks that it does not know. */
export const signInAttempts = (email: string, { ip, server }: FastifyRequest): SignInAttempts => {
  const network = networkOf(ip)
  const { tries, networkTries, accountTries } = server.services.config.signIn
  return {
    own: { kind: 'sign-in', of: [email, network], policy: { ...ACCOUNT_BACKOFF, free: tries } },
    network: { kind: 'sign-in-network', of: [network], policy: { ...NETWORK_BACKOFF, free: networkTries } },
    everywhere: { kind: 'sign-in-everywhere', of: [email], policy: { ...EVERYWHERE_BACKOFF, free: accountTries } },
  }
}

/** In place of people who do not exist, so that they cost the same work. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

export type Guess = {
  /** Whose account; undefined for an address that nobody has. */
  readonly personId: string | undefined
  readonly email: string
  /** Further counters, such as the session. */
  readonly alsoCounted?: readonly AttemptKey[]
}

export type GuessPermit = {
  /** Seconds until the next guess, 0 when this one may go on. */
  readonly waitS: number
  /** It was the right person: takes their own counts back, and leaves those of others. */
  readonly settle: () => Promise<void>
}

/**
 * Before any secret of an account is compared: a password, a code. Ten guesses at one account from all over the world
 * slow down the next ones, except where its owner signed in before: others cannot lock them out there [T-104].
 * Call it while no transaction is open.
 */
export const takeGuess = async (
  request: FastifyRequest,
  { personId = NOBODY, email, alsoCounted = [] }: Guess,
): Promise<GuessPermit> => {
  const { clock, db } = request.server.services
  const { tenant } = request.scope
  const { own, network, everywhere } = signInAttempts(email, request)
  const isKnown = await withTenant(db, tenant, (tx) => isKnownDevice(tx, request, personId))
  const take = (keys: readonly AttemptKey[]): Promise<number> => takeAttempt(db, tenant, clock.now(), keys)
  const waitHereS = await take([own, network, ...alsoCounted])
  // Guesses that are refused here do not count elsewhere: a flood from one network would keep the owner out of all others.
  const waitS = waitHereS > 0 || isKnown ? waitHereS : await take([everywhere])
  const settle = async (): Promise<void> => {
    await forgetAttempts(db, tenant, [own, ...alsoCounted])
    await returnAttempt(db, tenant, network)
    if (!isKnown) await returnAttempt(db, tenant, everywhere)
  }
  return { waitS, settle }
}
