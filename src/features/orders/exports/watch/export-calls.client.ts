import { call } from '#browser/api.ts'
import { INVOICES_FILE, nameOrderExport, type ExportKind } from '#features/orders/exports/export-kind.rules.ts'
import { pollExport, startExport } from '#features/orders/exports/exports.api.ts'
import { fetchExport } from '#features/orders/exports/watch/fetch-export.client.ts'
import type { WatchCalls } from '#features/orders/exports/watch/job-watch.client.ts'
import { pollPath, readPollAnswer } from '#features/orders/exports/watch/job-watch.rules.ts'

const QUIET = { isQuiet: true, errors: 'own' } as const

type Caller = { readonly tenant: string; readonly hid: () => string | undefined }

const writeFields = (kind: ExportKind, { tenant, hid }: Caller, payload: object, responseType: 'json' | 'blob') => {
  const who = kind === 'invoices' && hid() !== undefined ? { hid: hid() } : {}
  return {
    payload: JSON.stringify({ ...who, ...payload }),
    langMap: `${tenant}:en`,
    tenantPath: `/content/${tenant}`,
    responseType,
    ...(kind === 'orders' && { OrderExportFlag: 'true' }),
  }
}

/** The calls of one kind, as 7.9.6 to 7.9.12 spell them. */
export const createExportCalls = (kind: ExportKind, caller: Caller): WatchCalls => {
  const uuidOf = (uuid: string | undefined) => (uuid === undefined ? {} : { uuid })
  return {
    poll: async (uuid) => {
      const body = writeFields(kind, caller, uuidOf(uuid), 'json')
      return readPollAnswer((await call(pollExport, { path: pollPath(location.pathname), body, ...QUIET })).data)
    },
    start: async (request) => {
      const body = writeFields(kind, caller, request, 'json')
      return (await call(startExport, { path: pollPath(location.pathname, 'invoicedownloadstart'), body, ...QUIET })).data
    },
    fetchFile: (uuid) =>
      fetchExport(
        pollPath(location.pathname),
        writeFields(kind, caller, uuidOf(uuid), 'blob'),
        kind === 'invoices'
          ? () => INVOICES_FILE
          : (type) => nameOrderExport(new Date(), type.startsWith('text/csv') ? 'csv' : 'xlsx'),
      ),
  }
}
