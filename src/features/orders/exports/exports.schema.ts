import { z } from 'zod'
import { EXPORT_KINDS } from '#features/orders/exports/export-kind.rules.ts'

const number = z.string().trim().min(1).max(40)

/** The field `payload`: JSON [7.9.7]. The session says who asks, whatever `hid` says [T-47]. */
export const jobPayload = z.object({
  hid: z.string().max(64).nullish(),
  uuid: z.string().max(64).nullish(),
  /** Only these invoices. */
  invoices: z.array(number).min(1).max(1000).optional(),
  /** As the address of the list holds them. */
  filters: z.record(z.string().max(40), z.string().max(200)).optional(),
  format: z.enum(['xlsx', 'csv']).optional(),
  onlyChanged: z.boolean().optional(),
})
export type JobPayload = z.output<typeof jobPayload>

export const exportKind = z.enum(EXPORT_KINDS)

/** A file that somebody had prepared, or that is being prepared. */
export const preparedFile = z.object({
  id: z.uuid(),
  kind: exportKind,
  state: z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']),
  done: z.number(),
  total: z.number().nullable(),
  name: z.string().nullable().describe('Null until it is there'),
  size: z.number().nullable(),
  count: z.number().nullable().describe('How many invoices or orders are in it'),
  sha256: z.string().nullable(),
  errorCode: z.string().nullable(),
  startedAt: z.string(),
  expiresAt: z.string().nullable(),
  isDownloaded: z.boolean(),
})
