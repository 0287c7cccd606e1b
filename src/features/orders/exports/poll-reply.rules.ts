import type { ExportKind } from '#features/orders/exports/export-kind.rules.ts'
import { isLanguage } from '#kernel/locale.ts'

export type PollReply = {
  readonly code: number
  readonly response: { readonly uuid: string; readonly status: string; readonly isDownloaded: 0 | 1 } | null
}

type JobLook = { readonly id: string; readonly state: 'queued' | 'running' | 'completed' | 'failed' | 'cancelled' }
type FileLook = { readonly downloadedAt: Date | null; readonly expiresAt: Date }

const NONE: PollReply = { code: 404, response: null }

/** A job in the words of the poll [3.13.4–3.13.8, 9.2.5]; one that was cancelled or whose file is gone does not exist any more. */
export const reportPoll = (job: JobLook | undefined, file: FileLook | undefined, now: Date): PollReply => {
  if (!job || job.state === 'cancelled') return NONE
  const say = (status: string, isDownloaded: 0 | 1 = 0): PollReply => ({
    code: 200,
    response: { uuid: job.id, status, isDownloaded },
  })
  if (job.state === 'failed') return say('Error')
  if (job.state !== 'completed') return say('Starting')
  if (!file || file.expiresAt <= now) return NONE
  return say('Completed', file.downloadedAt === null ? 0 : 1)
}

export type PollFields = {
  readonly tenantPath?: string | undefined
  readonly langMap?: string | undefined
  readonly responseType?: string | undefined
  readonly OrderExportFlag?: string | undefined
}

/** Why the fields are refused: they speak of another tenant, or of nothing we know [7.9.8–7.9.11]. */
export const findFieldFault = (fields: PollFields, tenant: string): string | undefined => {
  const { tenantPath, langMap, responseType = 'json', OrderExportFlag: flag = 'false' } = fields
  if (tenantPath !== undefined && tenantPath !== `/content/${tenant}`) return 'tenantPath names another site.'
  const [, named, language = ''] = /^([^:]*):([^:]*)$/.exec(langMap ?? `${tenant}:en`) ?? []
  if (named !== tenant || !isLanguage(language)) return 'langMap names another site.'
  if (responseType !== 'json' && responseType !== 'blob') return 'responseType is json or blob.'
  return flag === 'true' || flag === 'false' ? undefined : 'OrderExportFlag is true or false.'
}

export const kindOf = ({ OrderExportFlag }: PollFields): ExportKind => (OrderExportFlag === 'true' ? 'orders' : 'invoices')
