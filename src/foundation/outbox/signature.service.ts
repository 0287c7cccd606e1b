import { createHmac } from 'node:crypto'

/** `t={seconds},v1={hex HMAC-SHA256 of "t.body"}`: the receiver refuses what is old, so nothing can be played again. */
export const signBody = (secret: string, body: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
