import type { FastifyRequest } from 'fastify'
import { findHolder, requireHolder } from '#foundation/identity/public.server.ts'
import { listSectionTexts } from '#features/support/knowledge/article-html.rules.ts'
import { chooseBody, inLanguage, mayRead } from '#features/support/knowledge/article.rules.ts'
import { findArticle, listFaq, listReadable, type CurrentArticle } from '#features/support/knowledge/article.store.ts'
import { listArticles, readArticleVotes, readFaq, voteForArticle } from '#features/support/knowledge/knowledge.api.ts'
import { planArticleList, readArticleQuery } from '#features/support/knowledge/list/article-list.rules.ts'
import { readVotes, saveVote } from '#features/support/knowledge/vote.store.ts'
import { audienceOf } from '#features/search/search-api/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, tooMany } from '#platform/http/errors.ts'
import { countInMinute } from '#platform/limits/attempt.store.ts'
import { networkOf } from '#platform/limits/network.rules.ts'

const MOST_VOTES_A_MINUTE = 30

export const answerFaq = ({ id, titles, bodies }: CurrentArticle, language: Language) => ({
  id,
  question: inLanguage(titles, language),
  answer: chooseBody(bodies, language).sections.flatMap(listSectionTexts),
})

/** An article that one may not read does not exist. */
const requireReadable = async (request: FastifyRequest, id: string): Promise<void> => {
  const article = (await findArticle(request.tx, id)) ?? notFound('article')
  if (!mayRead(article, await audienceOf(request.tx, request.scope))) notFound('article')
}

export const knowledgeRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listArticles, async ({ tx, scope, query: { language, ...requested } }) => {
    const given = Object.entries(requested).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    const view = planArticleList(
      await listReadable(tx, await audienceOf(tx, scope), language),
      readArticleQuery(new URLSearchParams(given)),
    )
    return view as never
  })

  addEndpoint(app, readArticleVotes, async (request) => {
    await requireReadable(request, request.params.id)
    return readVotes(request.tx, request.params.id, findHolder(request)?.key)
  })

  addEndpoint(app, voteForArticle, async (request, reply) => {
    const { tx, params, body } = request
    const now = clock.now()
    await requireReadable(request, params.id)
    if ((await countInMinute(tx, now, { kind: 'article-vote', of: [networkOf(request.ip)] })) > MOST_VOTES_A_MINUTE) tooMany(60)
    const holder = requireHolder(request, reply).key
    await saveVote(tx, { articleId: params.id, holder, isHelpful: body.isHelpful, votedAt: now })
    return readVotes(tx, params.id, holder)
  })

  addEndpoint(app, readFaq, async ({ tx, query }) => ({
    faq: (await listFaq(tx)).map((article) => answerFaq(article, query.language)),
  }))
}
