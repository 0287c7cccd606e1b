import type { FastifyRequest } from 'fastify'
import { changeMark, listOwnMarks, noteRead } from '#features/documents/publications/mark.api.ts'
import { listMarks, noteSeen, saveMark } from '#features/documents/publications/mark.store.ts'
import { inLanguage, mayRead, MOST_MARKS } from '#features/documents/publications/publication.rules.ts'
import { findRevision, listCurrent } from '#features/documents/publications/publication.store.ts'
import { readPublication } from '#features/documents/publications/read-publication.service.ts'
import { audienceOf } from '#features/search/search-api/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const personOf = (request: FastifyRequest): string => {
  return userOf(request).id
}

const publicationOf = async (request: FastifyRequest, slug: string) =>
  (await readPublication(request.tx, request.scope, slug)) ?? notFound('publication')

export const markRoutes = (app: App): void => {
  addEndpoint(app, listOwnMarks, async (request) => {
    const all = await listMarks(request.tx, personOf(request))
    const tokens = await audienceOf(request.tx, request.scope)
    const marks = all.filter((mark) => mayRead(mark, tokens))
    const slugs = marks.filter(({ hasNews }) => hasNews).map(({ slug }) => slug)
    const news = await listCurrent(request.tx, { slugs, limit: MOST_MARKS })
    return {
      marks: marks.map(({ slug, isFavourite, isSubscribed }) => ({ slug, isFavourite, isSubscribed })),
      news: news.map(({ slug, number, titles, current: { revision } }) => ({
        slug,
        number,
        title: inLanguage(titles, request.query.language),
        revision,
      })),
    }
  })

  addEndpoint(app, changeMark, async (request) => {
    const personId = personOf(request)
    const { slug } = await publicationOf(request, request.params.slug)
    const mark = await saveMark(request.tx, personId, slug, request.body, app.services.clock.now())
    return mark ?? conflict(`You follow ${MOST_MARKS} publications. Leave one to follow another.`)
  })

  addEndpoint(app, noteRead, async (request) => {
    const personId = personOf(request)
    const { slug } = await publicationOf(request, request.params.slug)
    const { position } = (await findRevision(request.tx, slug, request.body.revision)) ?? notFound('revision')
    await noteSeen(request.tx, personId, slug, position)
    return { success: true as const }
  })
}
