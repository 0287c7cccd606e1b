import type { FastifyRequest } from 'fastify'
import { isStillAccepted, checkAcceptance } from '#features/documents/downloads/acceptance.rules.ts'
import { insertAcceptance, listAccepted } from '#features/documents/downloads/acceptance.store.ts'
import { listApprovedTools } from '#features/documents/downloads/approved-tools.service.ts'
import type { DownloadDocument } from '#features/documents/downloads/document.rules.ts'
import { findDocument } from '#features/documents/downloads/document.store.ts'
import { LINK_SECONDS } from '#features/documents/downloads/link.rules.ts'
import { insertLink } from '#features/documents/downloads/link.store.ts'
import { listPublishedVersions } from '#features/site/content/public.server.ts'
import { hashToken, makeToken, type Holder } from '#foundation/identity/public.server.ts'
import { toFileName } from '#features/documents/downloads/file-name.rules.ts'
import { readReferer } from '#features/documents/downloads/referer.rules.ts'
import type { Locale } from '#kernel/locale.ts'
import { badRequest, forbidden, notFound, Problem } from '#platform/http/errors.ts'

export const FILES_PATH = '/api/downloads/v1/files'

const isApprovedFor = async ({ tx, scope }: FastifyRequest, toolId: string): Promise<boolean> =>
  scope.user !== undefined && (await listApprovedTools(tx, scope.user.id)).has(toolId)

/** A document that this request may have, once its gate is passed; one for signed-in people does not exist for visitors, and one of a tool is refused to whoever lacks the tool. */
export const requireDocument = async (request: FastifyRequest, path: string): Promise<DownloadDocument> => {
  const document = (await findDocument(request.tx, path)) ?? notFound('document')
  if (document.audience !== 'public' && !request.scope.user) notFound('document')
  if (document.toolId !== null && !(await isApprovedFor(request, document.toolId)))
    forbidden('You have no access to this download yet.')
  return document
}

/** Records that this very text was accepted; whoever read another one has to read again [T-44]. */
export const acceptLicence = async (
  request: FastifyRequest,
  document: DownloadDocument,
  read: { readonly version: number; readonly locale: Locale; readonly holder: Holder },
): Promise<void> => {
  const { gate, gatePath } = document
  if (gate === 'form') forbidden('This document asks for a form, not for an agreement.')
  if (gate !== 'eula' || gatePath === null) return badRequest('This document has no licence agreement.')
  const published = await listPublishedVersions(request.tx, gatePath)
  const outcome = checkAcceptance(read, published)
  if (outcome === 'missing') throw new Problem(409, 'licence_missing', 'This licence agreement is not published at the moment.')
  if (outcome === 'changed') throw new Problem(409, 'licence_changed', 'The licence agreement has changed. Please read it again.')
  await insertAcceptance(request.tx, {
    ...read,
    licencePath: gatePath,
    assetPath: document.path,
    address: request.ip,
    acceptedAt: request.server.services.clock.now(),
  })
}

/** Whether the gate stands open for somebody now. */
export const hasPassed = async (
  { tx, server }: Pick<FastifyRequest, 'tx' | 'server'>,
  { gate, gatePath, formKey }: DownloadDocument,
  holder: Holder,
): Promise<boolean> => {
  if (gate === 'eula' && gatePath !== null)
    return isStillAccepted(await listAccepted(tx, holder.key, gatePath), await listPublishedVersions(tx, gatePath))
  if (gate === 'form' && formKey !== null) return server.hasSubmitted(tx, formKey, holder)
  return gate === 'free'
}

/** A link good for five minutes, for this holder and these bytes. The token is all it holds. */
export const makeLink = async (request: FastifyRequest, document: DownloadDocument, holder: Holder): Promise<string> => {
  const token = makeToken()
  const now = request.server.services.clock.now()
  await insertLink(request.tx, {
    tokenHash: hashToken(token),
    holder: holder.key,
    assetPath: document.path,
    page: readReferer(request.headers.referer, request.host) ?? '',
    contentHash: document.sha256,
    madeAt: now,
    expiresAt: new Date(now.getTime() + LINK_SECONDS * 1000),
  })
  return `${FILES_PATH}/${token}/${toFileName(document.path)}`
}
