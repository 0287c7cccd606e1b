import type { FastifyReply, FastifyRequest } from 'fastify'
import { listHomeCards, readHomeCard } from '#features/home/home.api.ts'
import type { HomeCard } from '#features/home/home-card.service.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, unauthorised } from '#platform/http/errors.ts'

const MOST_ITEMS = 6

const userOf = (request: FastifyRequest, reply: FastifyReply): ScopeUser => {
  reply.header('cache-control', 'private, no-store')
  return request.scope.user ?? unauthorised('Please sign in.', { session_valid: false })
}

export const homeRoutes = (app: App): void => {
  const { services } = app
  const sayOf = ({ namespace }: HomeCard, language: Language) => {
    const words = lookUp(services.dictionaries[language], namespace) ?? {}
    return (key: string, values: TextValues = {}): string => fillText(lookUp(words, key) ?? key, values)
  }

  addEndpoint(app, listHomeCards, async (request, reply) => {
    userOf(request, reply)
    return {
      cards: app.homeCards.map((card) => {
        const say = sayOf(card, request.query.language)
        const { text, action, path } = card.empty
        const empty = { text: say(text), action: say(action), path }
        return { name: card.name, title: say(card.title), path: card.path, isHiddenEmpty: card.isHiddenEmpty ?? false, empty }
      }),
    }
  })

  addEndpoint(app, readHomeCard, async (request, reply) => {
    const user = userOf(request, reply)
    const { tx, scope, params, query } = request
    const card = app.homeCards.find(({ name }) => name === params.name) ?? notFound('card')
    const { language } = query
    const items = await card.read({ tx, services, tenant: scope.tenant, user, language, say: sayOf(card, language) })
    return {
      items: items.slice(0, MOST_ITEMS).map(({ label, href, note = null, tone = 'idle', at }) => ({
        ...{ label, href, note, tone },
        at: at?.toISOString() ?? null,
      })),
    }
  })
}
