import type { FastifyRequest } from 'fastify'
import { findEditedPage, findVersionContent } from '#features/authoring/authoring/public.server.ts'
import { cleanBlocks, findDraft } from '#features/site/content/public.server.ts'
import { isStaffPage } from '#features/site/content/public.ts'
import { decideEditing } from '#foundation/identity/public.ts'
import { hashToken } from '#features/authoring/page-preview/preview-link.routes.ts'
import { findLink } from '#features/authoring/page-preview/preview-link.store.ts'
import { chooseVersion, isToken, readLooking, rolesOf, type Looking } from '#features/authoring/page-preview/preview.rules.ts'
import type { App, SelectorRoute } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

/** No cache, no index, and no other site that learns the address [T-83, T-89]. */
const HEADERS = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' }

type PreviewRequest = Looking & { readonly pageId?: string; readonly isAuthor: boolean }

/** An author by their session, everybody else by a link that is good. */
const readRequest = async ({ query, tx, scope, server }: FastifyRequest): Promise<PreviewRequest | undefined> => {
  const { link, ...wishes } = query as Readonly<Record<string, unknown>>
  if (link === undefined) {
    const looking = decideEditing(scope.user?.roles ?? []).allowed ? readLooking(wishes) : undefined
    return looking && { ...looking, isAuthor: true }
  }
  const found = isToken(link) ? await findLink(tx, hashToken(link), server.services.clock.now()) : undefined
  return found && { pageId: found.pageId, persona: found.persona, at: found.shownAt ?? undefined, isAuthor: false }
}

/** `{page}.preview.html`: what is being written, as others will see it; for authors, and for whoever has a link [T-41, T-83, T-89]. */
export const previewSelector: SelectorRoute = {
  selector: 'preview',
  methods: ['GET'],
  answer: async (request, reply, { page: path, locale, extension }) => {
    const requested = locale && extension === 'html' && !isStaffPage(path) ? await readRequest(request) : undefined
    if (!locale || !requested) return notFound('page')
    const { tx } = request
    const app = request.server as unknown as App
    const { id } = (await findDraft(tx, { locale, path })) ?? notFound('page')
    if (requested.pageId !== undefined && requested.pageId !== id) return notFound('page')
    const page = (await findEditedPage(tx, id)) ?? notFound('page')
    const content = (await findVersionContent(tx, id, chooseVersion(page, requested.at))) ?? notFound('page')
    const blocks = await cleanBlocks(app.pageRegistry.blocks, content.blocks)
    const { title, description, kind } = content
    return app.sendFeaturePage(
      request,
      reply,
      {
        locale,
        path,
        preview: {
          now: requested.at ?? app.services.clock.now(),
          roles: rolesOf(requested.persona),
          isSignedIn: requested.persona !== 'visitor',
          isFramed: requested.isAuthor,
        },
      },
      { title, description, blocks, kind, isFramed: true, isFilled: true, headers: HEADERS },
    )
  },
}
