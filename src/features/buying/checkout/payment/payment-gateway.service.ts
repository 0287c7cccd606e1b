import type { KnownCard } from '#features/buying/checkout/payment/card.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'

export type PaymentSession = {
  readonly id: string
  /** The current total of the order; the authorisation names the exact amount again. */
  readonly amount: Money
  readonly language: Language
  /** Of the page that shows the fields: nobody else may frame them or hear from them. */
  readonly origin: string
}

export type AuthorisationRequest = {
  /** The same for every attempt: a gateway that heard it already gives the same answer and charges nobody twice. */
  readonly id: string
  readonly token: string
  readonly amount: Money
}
export type AuthorisationAnswer = { readonly state: 'authorised'; readonly reference: string } | { readonly state: 'refused' }

/** Whoever takes cards for a company. Card numbers go from the browser to the gateway's origin and never reach us [T-105]. */
export type PaymentGateway = {
  /** Of the card fields, as browsers know it. */
  readonly origin: string
  /** Answers the address of the card fields. */
  readonly openSession: (session: PaymentSession) => Promise<string>
  /** Trades what the fields answered, once, for the card it stands for; undefined where the gateway does not know it. */
  readonly redeem: (sessionId: string, reference: string) => Promise<KnownCard | undefined>
  /** Throws where nothing is known of the outcome. */
  readonly authorise: (request: AuthorisationRequest) => Promise<AuthorisationAnswer>
  /** Gives back what was authorised and is not needed; called twice it does nothing more. */
  readonly cancel: (reference: string) => Promise<void>
}

declare module '#platform/services.ts' {
  interface Services {
    /** Without one, cards are not offered. */
    readonly paymentGateway?: PaymentGateway
  }
}
