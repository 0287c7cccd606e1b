import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageHref } from '#foundation/blocks/public.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { makeArticleView, type ArticleView } from '#features/support/knowledge/article/article-view.rules.ts'
import { articlePath, KNOWLEDGE_PATH, mayRead, readArticleSelector } from '#features/support/knowledge/article.rules.ts'
import { findArticle, listReadable, listVersions } from '#features/support/knowledge/article.store.ts'
import { chooseRelated } from '#features/support/knowledge/list/article-list.rules.ts'
import { draftKeyOf, readWithDraft } from '#foundation/data-kinds/public.server.ts'
import { audienceOf } from '#features/search/search-api/public.server.ts'
import { sanitiseRichText } from '#features/site/content/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { SelectorRoute } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

const PAGE = `${KNOWLEDGE_PATH}/article-detail`

/** Undefined for a visitor who may be one who may read it. */
const readArticle = async (request: FastifyRequest, locale: Locale, id: string): Promise<ArticleView | undefined> => {
  const { tx, scope } = request
  const article = (await findArticle(tx, id)) ?? notFound('page')
  const tokens = await audienceOf(tx, scope)
  if (!mayRead(article, tokens)) {
    // Whoever signs in may be one who may read it; to those who did, it does not exist.
    return scope.user ? notFound('page') : undefined
  }
  const { version } = request.query as Readonly<Record<string, unknown>>
  const readable = await listReadable(tx, tokens, locale.language)
  const shown = readable.find((row) => row.id === id)
  return (
    makeArticleView({
      article,
      versions: await listVersions(tx, id),
      asked: typeof version === 'string' ? version : undefined,
      language: locale.language,
      related: shown ? chooseRelated(readable, shown) : [],
    }) ?? notFound('page')
  )
}

const sendArticle = async (request: FastifyRequest, reply: FastifyReply, locale: Locale, id: string): Promise<FastifyReply> => {
  const { scope, server } = request
  const isDraft = draftKeyOf(request) !== undefined
  const view = await readWithDraft(request, 'articles', () => readArticle(request, locale, id))
  if (!view) return reply.redirect(signInAddress(server.services.tenants.configOf(scope.tenant, locale), request.url), 302)
  // Cleaned when it was saved, and again for this page [T-40].
  const sections = view.sections.map((part) => (part.html === undefined ? part : { ...part, html: sanitiseRichText(part.html) }))
  const words = server.services.dictionaries[locale.language]['knowledge'] ?? {}
  const trail = [
    { label: words['home'] ?? '', href: pageHref(locale, '/') },
    { label: words['title'] ?? '', href: pageHref(locale, KNOWLEDGE_PATH) },
  ]
  return server.sendFeaturePage(
    request,
    reply,
    { locale, path: articlePath(id) },
    {
      title: isDraft ? `${words['draft'] ?? ''}: ${view.title}` : view.title,
      description: view.summary,
      kind: 'Knowledge Article Detail',
      isFramed: true,
      blocks: [
        {
          id: 'trail',
          type: 'breadcrumbs',
          props: { trail, current: isDraft ? `${view.number} · ${words['draft'] ?? ''}` : view.number },
        },
        { id: 'article', type: 'article-detail', props: { view: { ...view, sections } } },
      ],
    },
  )
}

/** `article-detail.ka_{id}` [2.2.8]. */
export const articleSelector: SelectorRoute = {
  selector: /^ka_/,
  methods: ['GET'],
  answer: async (request, reply, { locale, page, selectors, extension }) => {
    const id = readArticleSelector(selectors[0])
    const isPage = selectors.length === 1 && (extension === undefined || extension === 'html')
    if (!locale || !id || !isPage) return notFound('page')
    if (page === PAGE.replace('/support/', '/support-center/')) return reply.redirect(pageHref(locale, articlePath(id)), 301)
    return page === PAGE ? sendArticle(request, reply, locale, id) : notFound('page')
  },
}
