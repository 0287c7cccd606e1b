import { listApprovedTools } from '#features/documents/downloads/approved-tools.service.ts'
import { accessOf } from '#features/documents/downloads/document.rules.ts'
import { listReadableForPart, listReadableInFolder } from '#features/documents/downloads/document.store.ts'
import { localeOfPage } from '#features/documents/downloads/referer.rules.ts'
import { MOST_ROWS, toRows } from '#features/documents/downloads/table/fill-download-table.service.ts'
import { listReaderDocuments } from '#features/documents/downloads/table/reader-documents.api.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest } from '#platform/http/errors.ts'

/** Among the downloads, where what stands before it opens. */
const isListed = ({ path }: { readonly path: string }): boolean => path.startsWith('/downloads/')

/** Pages with documents are the same for all; what only this reader may see comes by a call. */
export const readerDocumentRoutes = (app: App): void => {
  addEndpoint(app, listReaderDocuments, async (request) => {
    const { tx, scope, query } = request
    const { folder, sku, locale } = query
    if ((folder === undefined) === (sku === undefined)) badRequest('Either a folder or a part number is needed.')
    const tools = [...(await listApprovedTools(tx, userOf(request).id))]
    const found =
      sku === undefined
        ? await listReadableInFolder(tx, folder ?? '', tools, MOST_ROWS)
        : await listReadableForPart(tx, sku, tools, MOST_ROWS)
    // Software has a page of its own.
    const documents = sku === undefined ? found : found.filter((one) => accessOf(one) === 'hidden' && isListed(one))
    const site = { tenant: scope.tenant, locale: localeOfPage(locale === undefined ? undefined : `/${locale}`) }
    return { documents: await toRows(tx, documents, site) }
  })
}
