import type { FastifyRequest } from 'fastify'
import { auditPage } from '#features/authoring/authoring/authoring.service.ts'
import { findEditedPage, lockEditedPage, type EditedPage } from '#features/authoring/authoring/edited-page.store.ts'
import { notifyRequester } from '#features/authoring/authoring/review-mail.service.ts'
import { isAbout, mayDecide } from '#features/authoring/authoring/review.rules.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, forbidden, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'
import * as api from '#features/authoring/authoring/review.api.ts'
import * as store from '#features/authoring/authoring/review.store.ts'

/** Who acts for somebody else is still themselves. */
const personOf = (request: FastifyRequest): string => {
  const { id, actorId } = userOf(request)
  return actorId ?? id
}

const toShown = (review: store.StoredReview, page: EditedPage, by: string) => ({
  ...{ state: review.state, version: review.version, note: review.note, answer: review.answer },
  askedBy: review.askedByName,
  askedAt: review.askedAt.toISOString(),
  decidedBy: review.decidedByName,
  decidedAt: review.decidedAt?.toISOString() ?? null,
  isCurrent: isAbout(review, page),
  isOwn: review.askedBy === by,
  mayDecide: mayDecide(review, page, by),
})

/** A second pair of eyes before visitors see a page. */
export const reviewRoutes = (app: App): void => {
  const { services } = app
  const shown = async (request: FastifyRequest, page: EditedPage) => {
    const review = await store.findReview(request.tx, page.id)
    return review ? toShown(review, page, personOf(request)) : null
  }
  const lockPage = async ({ tx }: FastifyRequest, id: string): Promise<EditedPage> =>
    (await lockEditedPage(tx, id)) ?? notFound('page')
  const requireOpen = async ({ tx }: FastifyRequest, page: EditedPage): Promise<store.StoredReview> => {
    const review = await store.findReview(tx, page.id)
    return review?.state === 'open' ? review : conflict('No review is waited for.')
  }

  addEndpoint(app, api.readReview, async (request) => {
    const page = (await findEditedPage(request.tx, request.params.id)) ?? notFound('page')
    return { review: await shown(request, page) }
  })

  addEndpoint(app, api.askReview, async (request) => {
    const page = await lockPage(request, request.params.id)
    if ((await store.findReview(request.tx, page.id))?.state === 'open') conflict('A review is waited for already.')
    const at = services.clock.now()
    const { version, revision } = page
    const { note = '' } = request.body
    await store.insertReview(request.tx, { pageId: page.id, version, revision, note, by: personOf(request), at })
    await auditPage(request, at, 'page.review', page, { before: null, after: note || null })
    return { review: (await shown(request, page)) ?? notFound('review') }
  })

  addEndpoint(app, api.decideReview, async (request) => {
    const page = await lockPage(request, request.params.id)
    const review = await requireOpen(request, page)
    const by = personOf(request)
    if (!mayDecide(review, page, by)) forbidden('Somebody else has to look at it.')
    const at = services.clock.now()
    const { version, revision } = page
    const { decision: written, note: answer = '' } = request.body
    const decision = written === 'approve' ? 'approved' : 'returned'
    await store.decideReview(request.tx, review.id, { decision, answer, version, revision, by, at })
    await auditPage(request, at, `page.${written}`, page, { before: review.note || null, after: answer || null })
    await notifyRequester(request, services, { page, review, decision, answer })
    return { review: (await shown(request, page)) ?? notFound('review') }
  })

  addEndpoint(app, api.withdrawReview, async (request, reply) => {
    const page = await lockPage(request, request.params.id)
    const review = await requireOpen(request, page)
    const by = personOf(request)
    if (review.askedBy !== by) forbidden('Who asked may take it back.')
    const at = services.clock.now()
    const { version, revision } = page
    await store.decideReview(request.tx, review.id, { decision: 'withdrawn', answer: '', version, revision, by, at })
    await auditPage(request, at, 'page.review', page, { before: review.note || null, after: null })
    return reply.send(undefined)
  })
}
