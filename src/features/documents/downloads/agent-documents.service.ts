import { buffer } from 'node:stream/consumers'
import type { FastifyRequest } from 'fastify'
import { listApprovedTools } from '#features/documents/downloads/approved-tools.service.ts'
import { assetAddress, nameIn, parseAssetPath, type DownloadDocument } from '#features/documents/downloads/document.rules.ts'
import { findDocument, listReadableForPart } from '#features/documents/downloads/document.store.ts'
import { toFileName } from '#features/documents/downloads/file-name.rules.ts'
import { hasPassed, requireDocument } from '#features/documents/downloads/gate.service.ts'
import { describeAsset, findAsset, isOpenAsset } from '#features/site/media/public.server.ts'
import type { AgentDocumentSource, PartDocumentSource } from '#foundation/agents/public.server.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import { findHolder, requirePerson } from '#foundation/identity/public.server.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

const MOST_OF_PART = 50

/** A gate is passed by the person, on the page: what they accepted or sent there opens it for what acts for them, too. */
const requirePassed = async (request: FastifyRequest, document: DownloadDocument): Promise<void> => {
  const holder = findHolder(request) ?? notFound('document')
  if (await hasPassed(request, document, holder)) return
  const { tenant } = request.scope
  const page = pageHref(readerLocale(await requirePerson(request)), '/downloads')
  const query = new URLSearchParams({ document: assetAddress(tenant, document.path) })
  const address = `${request.server.services.originOf(tenant)}${page}?${query.toString()}`
  const [code, text] =
    document.gate === 'form'
      ? ['form_required', 'The person has to send the form before this document first.']
      : ['licence_required', 'The person has to accept the licence agreement of this document first.']
  throw new Problem(403, code, text, { extra: { address } })
}

/** Files of this site by their address: behind the same gates and rights as on its pages [T-44, T-45]. */
export const readSiteDocument: AgentDocumentSource = async ({ request }, id) => {
  const { tx, scope, server } = request
  const path = parseAssetPath(id, scope.tenant)
  if (path === undefined) return undefined
  const isDocument = (await findDocument(tx, path)) !== undefined
  if (isDocument) await requirePassed(request, await requireDocument(request, path))
  const { files, clock } = server.services
  const asset = await findAsset(tx, path)
  if (!asset || (!isDocument && !isOpenAsset(asset, clock.now()))) return notFound('document')
  const { key, size, contentType } = describeAsset(asset)
  return {
    ...{ id, name: toFileName(path), contentType, size },
    read: async () => buffer((await files.open(key))?.stream ?? notFound('document')),
  }
}

/** Downloads about a part, those for signed-in people and for the tools that the person has included. */
export const listPartDocuments: PartDocumentSource = async ({ request }, sku) => {
  const { tx, scope } = request
  const approved = await listApprovedTools(tx, userOf(request).id)
  const { language } = readerLocale(await requirePerson(request))
  const documents = await listReadableForPart(tx, sku, [...approved], MOST_OF_PART)
  return documents.map(({ path, names }) => ({
    title: nameIn(names, language, path),
    href: assetAddress(scope.tenant, path),
  }))
}
