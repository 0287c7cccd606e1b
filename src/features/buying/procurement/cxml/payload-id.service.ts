import { randomUUID } from 'node:crypto'

export const newPayloadId = (now: Date, host: string): string => `${now.getTime()}.${randomUUID()}@${host}`
