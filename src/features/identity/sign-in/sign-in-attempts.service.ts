import { ACCOUNT_BACKOFF, NETWORK_BACKOFF, type AttemptKey } from '#platform/limits/backoff.rules.ts'
import { networkOf } from '#platform/limits/network.rules.ts'

/** By account and network together, and by network: guessing at an account from one place keeps its owner out nowhere else. */
export const signInAttempts = (email: string, address: string): { readonly own: AttemptKey; readonly network: AttemptKey } => {
  const network = networkOf(address)
  return {
    own: { kind: 'sign-in', of: [email, network], policy: ACCOUNT_BACKOFF },
    network: { kind: 'sign-in-network', of: [network], policy: NETWORK_BACKOFF },
  }
}
