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

/** Objections of reviews against showing a version, whoever shows it and how. */
export const findReviewProblems = async (
  tx: Tx,
  page: Pick<EditedPage, 'id'>,
  { version, ...publication }: Pick<Publication, 'version' | 'by' | 'isReviewRequired'>,
): Promise<PageCheck[]> => {
  const written = (await findAuthored(tx, page.id, version)) ?? notFound('version')
  return checkReview(await listReviews(tx, page.id), { ...written, ...publication })
}

/** Problems of a page before visitors see it, and warnings for its author. */
export const checkPage = async (request: FastifyRequest, content: PageContent, page: EditedPage): Promise<PageCheck[]> => {
  const { server, tx, scope } = request
  return [
    ...(await findReviewProblems(tx, page, { version: page.version, ...publisherOf(request) })),
    ...checkLinks(content, await findLinkFaults(request, content, { locale: localeOf(page), path: page.path })),
    ...checkLicences(content, await findLicenceEnds(tx, scope.tenant, content), server.services.clock.now()),
    ...checkBeforePublishing(content, (type) => server.pageRegistry.blocks.get(type)?.fields),
  ]
}

/** Problems that keep the latest version of a page from visitors; none where it may be published. */
export const findPublishProblems = async (request: FastifyRequest, page: EditedPage): Promise<ContentProblem[]> => {
  const written = (await findVersionContent(request.tx, page.id, page.version)) ?? notFound('version')
  // The block's schema may have changed since it was saved.
  const checked = await checkContent(request.server.pageRegistry, written)
  if ('problems' in checked) return [...checked.problems]
  const found = await checkPage(request, checked.content, page)
  return found.filter(({ level }) => level === 'error').map(({ level: _, ...problem }) => problem)
}
