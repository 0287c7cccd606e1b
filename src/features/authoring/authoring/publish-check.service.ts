import type { FastifyRequest } from 'fastify'
import { localeOf } from '#features/authoring/authoring/authoring.service.ts'
import type { EditedPage } from '#features/authoring/authoring/edited-page.store.ts'
import { checkLinks } from '#features/authoring/authoring/link-check.rules.ts'
import { findLinkFaults } from '#features/authoring/authoring/link-check.service.ts'
import { findVersionContent } from '#features/authoring/authoring/page-version.store.ts'
import {
  checkBeforePublishing,
  checkLicences,
  listSources,
  type PageCheck,
} from '#features/authoring/authoring/publish-check.rules.ts'
import { checkReview, type Publication } from '#features/authoring/authoring/review.rules.ts'
import { findAuthored, listReviews } from '#features/authoring/authoring/review.store.ts'
import { checkContent, type ContentProblem } from '#features/site/content/public.server.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { listAssets } from '#features/site/media/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'
import { userOf } from '#platform/http/access.ts'

const findLicenceEnds = async (tx: Tx, tenant: string, content: PageContent): Promise<ReadonlyMap<string, string>> => {
  const root = `/content/dam/${tenant}`
  const sources = listSources(content).filter((src) => src.startsWith(`${root}/`))
  const assets = await listAssets(
    tx,
    sources.map((src) => src.slice(root.length)),
  )
  return new Map(
    assets.flatMap(({ path, licenceEnds }) => (licenceEnds === null ? [] : [[`${root}${path}`, licenceEnds] as const])),
  )
}

export const isReviewRequiredOn = ({ tenants }: Pick<Services, 'tenants'>, tenant: TenantKey): boolean =>
  tenants.configOf(tenant).reviewRequired === true

/** Who acts for somebody else is still themselves. */
export const publisherOf = (request: FastifyRequest): Pick<Publication, 'by' | 'isReviewRequired'> => {
  const { id, actorId } = userOf(request)
  return { by: actorId ?? id, isReviewRequired: isReviewRequiredOn(request.server.services, request.scope.tenant) }
}

/** What reviews say against showing one version, whoever does it by whatever way. */
export const findReviewProblems = async (
  tx: Tx,
  page: Pick<EditedPage, 'id'>,
  { version, ...publication }: Pick<Publication, 'version' | 'by' | 'isReviewRequired'>,
): Promise<PageCheck[]> => {
  const written = (await findAuthored(tx, page.id, version)) ?? notFound('version')
  return checkReview(await listReviews(tx, page.id), { ...written, ...publication })
}

/** What stands against a page before visitors see it, and what its author should know. */
export const checkPage = async (request: FastifyRequest, content: PageContent, page: EditedPage): Promise<PageCheck[]> => {
  const { server, tx, scope } = request
  return [
    ...(await findReviewProblems(tx, page, { version: page.version, ...publisherOf(request) })),
    ...checkLinks(content, await findLinkFaults(request, content, { locale: localeOf(page), path: page.path })),
    ...checkLicences(content, await findLicenceEnds(tx, scope.tenant, content), server.services.clock.now()),
    ...checkBeforePublishing(content, (type) => server.pageRegistry.blocks.get(type)?.fields),
  ]
}

/** What keeps the latest version of a page from visitors; nothing where it may go out. */
export const findPublishProblems = async (request: FastifyRequest, page: EditedPage): Promise<ContentProblem[]> => {
  const written = (await findVersionContent(request.tx, page.id, page.version)) ?? notFound('version')
  // What a block accepts may have changed since it was saved.
  const checked = await checkContent(request.server.pageRegistry, written)
  if ('problems' in checked) return [...checked.problems]
  const found = await checkPage(request, checked.content, page)
  return found.filter(({ level }) => level === 'error').map(({ level: _, ...problem }) => problem)
}
