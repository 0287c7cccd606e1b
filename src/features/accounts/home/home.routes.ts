import type { FastifyRequest } from 'fastify'
import { arrangeCards, choosePersona, isHiddenEmpty } from '#features/accounts/home/arrange.rules.ts'
import { readHome, readHomeCard } from '#features/accounts/home/home.api.ts'
import type { HomeCard, HomeItem, HomeRequest } from '#features/accounts/home/home-card.service.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { choosePendingItems } from '#features/accounts/home/pending-items.rules.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const MOST_ITEMS = 6
/** Cards that were not read by then come by themselves. */
const MOST_MS = 500

const toShown = ({ label, href, note, tone = 'idle', at }: HomeItem) => ({
  ...{ label, href, tone },
  note: note ?? null,
  at: at?.toISOString() ?? null,
})

export const homeRoutes = (app: App): void => {
  const { services } = app
  const sayOf = ({ namespace }: HomeCard, language: Language) => {
    const words = lookUp(services.dictionaries[language], namespace) ?? {}
    return (key: string, values: TextValues = {}): string => fillText(lookUp(words, key) ?? key, values)
  }

  const askOf = (request: FastifyRequest, user: ScopeUser, card: HomeCard): HomeRequest => {
    const { language } = request.query as { readonly language: Language }
    return { tx: request.tx, services, tenant: request.scope.tenant, user, language, say: sayOf(card, language) }
  }

  const readContent = async (card: HomeCard, requested: HomeRequest, items: readonly HomeItem[]) => {
    const chart = await card.readChart?.(requested)
    return {
      items: items.slice(0, MOST_ITEMS).map(toShown),
      chart: chart ? { title: chart.title, points: [...chart.points] } : null,
    }
  }

  /** One after the other on the request's connection; a card that fails or is late leaves itself and those behind it out. */
  const readCards = async (request: FastifyRequest, user: ScopeUser, cards: readonly HomeCard[]) => {
    const startedAt = performance.now()
    const needs: (readonly HomeItem[])[] = []
    const contents = new Map<string, Awaited<ReturnType<typeof readContent>>>()
    try {
      for (const card of cards) {
        if (performance.now() - startedAt > MOST_MS) break
        const requested = askOf(request, user, card)
        const items = await card.read(requested)
        contents.set(card.name, await readContent(card, requested, items))
        needs.push(card.readNeeds ? await card.readNeeds(requested) : items)
      }
    } catch (error) {
      request.log.error({ err: error }, 'a card of the home page could not be read')
    }
    return { contents, needs: choosePendingItems(needs).map(toShown) }
  }

  addEndpoint(app, readHome, async (request) => {
    const user = userOf(request)
    const persona = choosePersona(user.roles, (await findPerson(request.tx, user.id))?.userRole ?? null)
    const first = services.tenants.byKey(request.scope.tenant)?.traits.homeFirst
    const cards = arrangeCards(app.homeCards, { persona, first })
    const { contents, needs } = await readCards(request, user, cards)
    return {
      cards: cards.map((card) => {
        const say = sayOf(card, request.query.language)
        const { text, action, path } = card.empty
        return {
          name: card.name,
          title: say(persona === 'staff' ? (card.staffTitle ?? card.title) : card.title),
          path: card.path,
          isHiddenEmpty: isHiddenEmpty(card, persona),
          empty: { text: say(text), action: say(action), path },
          content: contents.get(card.name) ?? null,
        }
      }),
      needs,
    }
  })

  addEndpoint(app, readHomeCard, async (request) => {
    const user = userOf(request)
    const card = app.homeCards.find(({ name }) => name === request.params.name) ?? notFound('card')
    const requested = askOf(request, user, card)
    return readContent(card, requested, await card.read(requested))
  })
}
