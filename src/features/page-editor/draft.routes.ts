import { findDraft } from '#features/content/public.server.ts'
import { decideEditing } from '#features/identity/public.ts'
import type { App, SelectorRoute } from '#platform/feature.ts'
import { notFound } from '#platform/http/errors.ts'

/** `{page}.draft.html`: the blocks of what is being written, for the editor alone [T-41, T-89]. */
export const draftSelector: SelectorRoute = {
  selector: 'draft',
  methods: ['GET'],
  answer: async (request, reply, { page, locale }) => {
    const { scope, tx, server } = request
    if (!locale || !decideEditing(scope.user?.roles ?? []).allowed) return notFound('page')
    const draft = (await findDraft(tx, { locale, path: page })) ?? notFound('page')
    const app = server as unknown as App
    return app.sendFragment(
      request,
      reply,
      { locale, path: page, isFilled: true, mode: 'edit' },
      async () => draft.content.blocks,
    )
  },
}
