import { call, type CallRequest } from '#browser/api.ts'
import { MOST_EXPORTED } from '#foundation/saved-views/export-rows.rules.ts'
import type { Endpoint, EndpointSpec, ReplyOf } from '#kernel/endpoint.ts'

type Page = { readonly total: number }
type Query = Readonly<Record<string, string>>

/** Every row that the filters leave, page after page; undefined when one of them did not come. */
export const readAllRows = async <const Spec extends EndpointSpec, Row>(
  endpoint: Endpoint<Spec>,
  { query, size }: { readonly query: Query; readonly size: number },
  rowsOf: (reply: ReplyOf<Spec>) => readonly Row[],
): Promise<Row[] | undefined> => {
  const rows: Row[] = []
  for (let page = 1; rows.length < MOST_EXPORTED; page += 1) {
    const request = { query: { ...query, page: String(page), size: String(size) }, errors: 'own' } as unknown
    const answer = await call(endpoint, request as CallRequest<Spec>)
    if (!answer.ok) return undefined
    const found = rowsOf(answer.data)
    rows.push(...found)
    if (found.length < size || rows.length >= (answer.data as unknown as Page).total) break
  }
  return rows.slice(0, MOST_EXPORTED)
}

export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // A browser that is still reading must find it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
