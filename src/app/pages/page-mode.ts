import type { FastifyRequest } from 'fastify'
import type { PageMode } from '#foundation/blocks/public.ts'
import { decideEditing } from '#foundation/identity/public.ts'

/** An author's wish to see the page as it is edited; it goes past the cache. */
export const asksForMode = (url: string): boolean => url.includes('wcmmode=')

export const modeOf = (request: FastifyRequest): { readonly mode: PageMode; readonly isFramed: boolean } => {
  const { wcmmode } = request.query as Readonly<Record<string, unknown>>
  const isAuthor = decideEditing(request.scope.user?.roles ?? []).allowed
  const mode = isAuthor && (wcmmode === 'edit' || wcmmode === 'preview') ? wcmmode : 'publish'
  return { mode, isFramed: isAuthor && (wcmmode === 'preview' || wcmmode === 'disabled') }
}
