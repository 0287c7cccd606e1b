import { z } from 'zod'
import { looksLikeCardNumber } from '#features/buying/checkout/payment/card.rules.ts'
import type { PaymentGateway } from '#features/buying/checkout/payment/payment-gateway.service.ts'
import { toMoneyJson } from '#kernel/money.ts'

export type GatewayAddress = {
  /** As browsers know it. */
  readonly publicUrl: string
  /** Where this process reaches it, if that differs. */
  readonly url?: string
  readonly key: string
}

const CALL_MS = 8_000
/** Banks may take long; whoever waits meanwhile calls again. */
const AUTHORISE_MS = 60_000
const MAX_BYTES = 65_536

const sessionReply = z.object({ fieldsUrl: z.url() })
const cardReply = z.object({
  token: z
    .string()
    .min(1)
    .max(200)
    .refine((token) => !looksLikeCardNumber(token), 'is a card number'),
  brand: z.string().max(40),
  lastFour: z.string().regex(/^\d{4}$/),
  expires: z.string().regex(/^(?:0[1-9]|1[0-2])\/\d{2}$/),
})
const authorisationReply = z.discriminatedUnion('state', [
  z.object({ state: z.literal('authorised'), reference: z.string().min(1).max(200) }),
  z.object({ state: z.literal('refused') }),
])

type Call = { readonly method: string; readonly path: string; readonly body?: object; readonly timeoutMs?: number }
const GONE = new Set([404, 410])

const readBounded = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error('the payment gateway answers with too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Speaks the protocol of docs/guides/payment-gateway.md with the configured address alone. */
export const createHttpGateway = ({ publicUrl, url = publicUrl, key }: GatewayAddress): PaymentGateway => {
  const { origin } = new URL(publicUrl)
  const base = url.replace(/\/$/, '')

  /** Undefined for what the gateway does not know; an error names the status and never what was sent or answered. */
  const call = async ({ method, path, body, timeoutMs = CALL_MS }: Call): Promise<unknown> => {
    const response = await fetch(`${base}/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await readBounded(response)
    if (GONE.has(response.status)) return undefined
    if (!response.ok) throw new Error(`the payment gateway answers ${response.status}`)
    return text === '' ? {} : JSON.parse(text)
  }
  return {
    origin,
    openSession: async ({ amount, ...session }) => {
      const body = { ...session, amount: toMoneyJson(amount) }
      const { fieldsUrl } = sessionReply.parse(await call({ method: 'POST', path: '/sessions', body }))
      // The page's policy names this origin alone.
      if (new URL(fieldsUrl).origin !== origin) throw new Error('the payment gateway names fields of another origin')
      return fieldsUrl
    },
    redeem: async (sessionId, reference) => {
      const answer = await call({ method: 'POST', path: `/sessions/${sessionId}/card`, body: { reference } })
      return answer === undefined ? undefined : cardReply.parse(answer)
    },
    authorise: async ({ id, token, amount }) =>
      authorisationReply.parse(
        await call({
          method: 'PUT',
          path: `/authorisations/${id}`,
          body: { token, amount: toMoneyJson(amount) },
          timeoutMs: AUTHORISE_MS,
        }),
      ),
    cancel: async (reference) =>
      void (await call({ method: 'DELETE', path: `/authorisations/${encodeURIComponent(reference)}` })),
  }
}
