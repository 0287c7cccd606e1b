import { createHmac, randomBytes } from 'node:crypto'

/**
 * `t={seconds},v1={hex HMAC-SHA256 of "t.body"}`: the header from before Standard Webhooks, on webhooks of staff for one
 * more version. One `v1`, of the older secret until that is ended: receivers that read the header into a map see only the last.
 */
export const signBody = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

const PREFIX = 'whsec_'

/** Letters of plain base64, which every library of the specification reads. */
export const makeSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`

/** Secrets from before were written with the letters of addresses; Node reads both. */
const keyOf = (secret: string): Buffer => Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64')

type Message = { readonly id: string; readonly seconds: number; readonly body: string }

/** The headers of the Standard Webhooks specification; one signature for each secret, so that a receiver may change it in its own time. */
export const signMessage = (secrets: readonly string[], { id, seconds, body }: Message): Readonly<Record<string, string>> => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': secrets
    .map((secret) => `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.${body}`).digest('base64')}`)
    .join(' '),
})
