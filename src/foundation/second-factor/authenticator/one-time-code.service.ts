import { createHmac, timingSafeEqual } from 'node:crypto'
import { listOpenSteps, truncate } from '#foundation/second-factor/authenticator/one-time-code.rules.ts'

/** The code of one step (RFC 4226 over the step's number). */
export const makeCode = (secret: Uint8Array, step: number, digits?: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  return truncate(createHmac('sha1', secret).update(counter).digest(), digits)
}

/** The step that this code belongs to, if it counts now. */
export const findStep = (secret: Uint8Array, code: string, now: Date, lastStep: number): number | undefined =>
  listOpenSteps(now, lastStep).find((step) => timingSafeEqual(Buffer.from(makeCode(secret, step)), Buffer.from(code)))
