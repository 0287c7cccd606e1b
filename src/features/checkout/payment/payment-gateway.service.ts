import { setTimeout as wait } from 'node:timers/promises'
import type { CardInput } from '#features/checkout/payment/card.rules.ts'
import type { Money } from '#kernel/money.ts'

export type AuthorisationRequest = {
  /** The same for every attempt: a gateway that heard it already gives the same answer and charges nobody twice. */
  readonly id: string
  readonly token: string
  readonly amount: Money
}
export type AuthorisationAnswer = { readonly state: 'authorised'; readonly reference: string } | { readonly state: 'refused' }

/** Whoever takes cards for a company. Numbers are handed over once and never kept on our side. */
export type PaymentGateway = {
  readonly tokenise: (card: CardInput) => Promise<string>
  /** Throws where nothing is known of the outcome. */
  readonly authorise: (request: AuthorisationRequest) => Promise<AuthorisationAnswer>
  /** Gives back what was authorised and is not needed; asked twice it does nothing more. */
  readonly cancel: (reference: string) => Promise<void>
}

declare module '#platform/services.ts' {
  interface Services {
    /** Without one, cards are not offered. */
    readonly paymentGateway?: PaymentGateway
  }
}

const BEHAVIOURS: ReadonlyMap<string, string> = new Map([
  ['4000000000000002', 'refused'],
  ['4000000000000119', 'error'],
  ['4000000000000341', 'slow'],
])
const SLOW_MS = 20_000

/** Of the demo: it fails in the ways real ones do, by the card's number. */
export const createTestGateway = (slowMs = SLOW_MS): PaymentGateway => ({
  tokenise: ({ number }) => {
    const digits = number.replace(/\D/g, '')
    return Promise.resolve(`test-${BEHAVIOURS.get(digits) ?? 'good'}-${digits.slice(-4)}`)
  },
  authorise: async ({ id, token }) => {
    const [, behaviour] = token.split('-')
    if (behaviour === 'error') throw new Error('the test gateway fails for this card')
    if (behaviour === 'slow') await wait(slowMs, undefined, { ref: false })
    return behaviour === 'refused' ? { state: 'refused' } : { state: 'authorised', reference: `test-${id}` }
  },
  cancel: () => Promise.resolve(),
})
