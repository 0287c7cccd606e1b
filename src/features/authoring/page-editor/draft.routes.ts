import { findVersionContent } from '#features/authoring/authoring/public.server.ts'
import { cleanBlocks, findDraft } from '#features/site/content/public.server.ts'
import { decideEditing } from '#foundation/identity/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import type { App, SelectorRoute } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

const readVersion = (query: unknown): number | undefined => {
  const written = lookUp(query as Readonly<Record<string, unknown>>, 'version')
  return typeof written === 'string' && /^[1-9]\d{0,8}$/.test(written) ? Number(written) : undefined
}

/** `{page}.draft.html`: the blocks of what is being written, or of a version, for the editor alone [T-40, T-41, T-89]. */
export const draftSelector: SelectorRoute = {
  selector: 'draft',
  methods: ['GET'],
  answer: async (request, reply, { page, locale }) => {
    const { scope, tx, server, query } = request
    if (!locale || !decideEditing(scope.user?.roles ?? []).allowed) return notFound('page')
    const draft = (await findDraft(tx, { locale, path: page })) ?? notFound('page')
    const number = readVersion(query)
    const content = number === undefined ? draft.content : await findVersionContent(tx, draft.id, number)
    const { blocks } = content ?? notFound('version')
    const app = server as unknown as App
    return app.sendFragment(request, reply, { locale, path: page, isFilled: true, mode: 'edit' }, () =>
      cleanBlocks(app.pageRegistry.blocks, blocks),
    )
  },
}
