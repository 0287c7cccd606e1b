import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageHref } from '#foundation/blocks/public.ts'
import { nameCategories } from '#features/storefront/catalogue/public.server.ts'
import { listPageLocales } from '#features/site/content/public.server.ts'
import { FRAME_FRAGMENTS } from '#features/site/content/public.ts'
import { draftKeyOf, readWithDraft } from '#foundation/data-kinds/public.server.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { sameLocale } from '#foundation/locale/public.ts'
import { openPublicPublication, openPublication } from '#features/documents/publications/publication-page.api.ts'
import { makePublicationView, type PublicationView } from '#features/documents/publications/publication-view.rules.ts'
import { isPublic, mayRead, PUBLIC_PATH, SECURED_PATH } from '#features/documents/publications/publication.rules.ts'
import { findRelated, listRevisions } from '#features/documents/publications/publication.store.ts'
import { readPublication } from '#features/documents/publications/read-publication.service.ts'
import { audienceOf } from '#features/search/search-api/public.server.ts'
import { isLanguage, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound } from '#platform/http/errors.ts'

const slugOf = (request: FastifyRequest): string => String((request.params as Readonly<Record<string, unknown>>)['slug'])

/** An address in a locale that the site does not have is none of ours. */
const readLocale = async (request: FastifyRequest): Promise<Locale> => {
  const { country, language } = request.params as Readonly<Record<string, unknown>>
  if (typeof country !== 'string' || typeof language !== 'string' || !isLanguage(language)) return notFound('page')
  const locale = { country, language }
  const known = await listPageLocales(request.tx, FRAME_FRAGMENTS.header)
  return known.some((one) => sameLocale(one, locale)) ? locale : notFound('page')
}

const readRequest = (request: FastifyRequest): string | undefined => {
  const { revision } = request.query as Readonly<Record<string, unknown>>
  return typeof revision === 'string' && revision !== '' ? revision : undefined
}

const readView = async (request: FastifyRequest, { language }: Locale): Promise<PublicationView> => {
  const { tx, scope } = request
  const publication = (await readPublication(tx, scope, slugOf(request))) ?? notFound('page')
  const tokens = await audienceOf(tx, scope)
  const { older, newer } = await findRelated(tx, publication)
  const { families } = await nameCategories(tx, { paths: [], families: [publication.productFamily], language })
  const view = makePublicationView({
    tenant: scope.tenant,
    language,
    publication,
    familyName: lookUp(families, publication.productFamily) ?? publication.productFamily,
    revisions: await listRevisions(tx, publication.slug),
    asked: readRequest(request),
    // Items that one may not read are not named either.
    older: older && mayRead(older, tokens) ? older : undefined,
    newer: newer && mayRead(newer, tokens) ? newer : undefined,
    isSignedIn: scope.user !== undefined,
  })
  return view ?? notFound('page')
}

const send = async (request: FastifyRequest, reply: FastifyReply, locale: Locale, path: string): Promise<FastifyReply> => {
  const isDraft = draftKeyOf(request) !== undefined
  const view = await readWithDraft(request, 'publications', () => readView(request, locale))
  const words = request.server.services.dictionaries[locale.language]['publications'] ?? {}
  const list = { label: words['title'] ?? '', href: pageHref(locale, SECURED_PATH) }
  const trail = [{ label: words['home'] ?? '', href: pageHref(locale, '/') }, ...(request.scope.user ? [list] : [])]
  return request.server.sendFeaturePage(
    request,
    reply,
    { locale, path: `${path}/${view.slug}` },
    {
      title: isDraft ? `${words['draft'] ?? ''}: ${view.title}` : `${view.number}: ${view.title}`,
      description: view.text,
      kind: 'Technical Publications',
      isFramed: true,
      blocks: [
        {
          id: 'trail',
          type: 'breadcrumbs',
          props: { trail, current: isDraft ? `${view.number} · ${words['draft'] ?? ''}` : view.number },
        },
        { id: 'publication', type: 'publication-detail', props: { view } },
      ],
    },
  )
}

/** A publication at the address where people read it who are signed in, and the public ones also where everyone does. */
export const publicationPageRoutes = (app: App): void => {
  const { tenants } = app.services

  addEndpoint(app, openPublication, async (request, reply) => {
    const locale = await readLocale(request)
    if (request.scope.user) return send(request, reply, locale, SECURED_PATH)
    // Before it is looked for: whether there is one is nothing that an anonymous visitor learns.
    const address = signInAddress(tenants.configOf(request.scope.tenant, locale), request.url)
    return reply.redirect(address, 302)
  })

  addEndpoint(app, openPublicPublication, async (request, reply) => {
    const locale = await readLocale(request)
    const publication = await readPublication(request.tx, { tenant: request.scope.tenant }, slugOf(request))
    if (!publication || !isPublic(publication)) return notFound('page')
    if (!request.scope.user) return send(request, reply, locale, PUBLIC_PATH)
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    const own = `${pageHref(locale, `${SECURED_PATH}/${publication.slug}`)}${query}`
    return reply.redirect(own, 302)
  })
}
