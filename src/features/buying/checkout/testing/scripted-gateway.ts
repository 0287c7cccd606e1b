import type { PaymentGateway, PaymentSession } from '#features/buying/checkout/payment/payment-gateway.service.ts'

export type ScriptedGateway = PaymentGateway & { readonly sessions: PaymentSession[] }

/** A gateway without a network: a reference names what its card does, such as `good-0001`, `refused-1` or `unknown-1`. */
export const createScriptedGateway = (): ScriptedGateway => {
  const sessions: PaymentSession[] = []
  return {
    origin: 'https://pay.example',
    sessions,
    openSession: (session) => {
      sessions.push(session)
      return Promise.resolve(`https://pay.example/fields/${session.id}`)
    },
    redeem: (sessionId, reference) => {
      const isKnown = sessions.some(({ id }) => id === sessionId) && !reference.startsWith('unknown')
      if (reference.startsWith('broken')) return Promise.reject(new Error('the gateway is away'))
      const expires = reference.startsWith('expired') ? '10/26' : '12/29'
      return Promise.resolve(isKnown ? { token: `token-${reference}`, brand: 'Visa', lastFour: '4242', expires } : undefined)
    },
    authorise: ({ id, token }) => {
      if (token.includes('failing')) return Promise.reject(new Error('the gateway fails for this card'))
      return Promise.resolve(token.includes('refused') ? { state: 'refused' } : { state: 'authorised', reference: `paid-${id}` })
    },
    cancel: () => Promise.resolve(),
  }
}
