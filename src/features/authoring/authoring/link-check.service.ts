import type { FastifyRequest } from 'fastify'
import { findRedirect } from '#features/authoring/authoring/page-redirect.store.ts'
import { listOwnLinks, type LinkFault } from '#features/authoring/authoring/link-check.rules.ts'
import { findDraft, listPublishedPaths } from '#features/site/content/public.server.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { listAssets } from '#features/site/media/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { parseSitePath } from '#kernel/site-path.ts'
import type { Tx } from '#platform/database/database.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a page that no author wrote stands there, made of data. */
    hasGeneratedPage: (tx: Tx, locale: Locale, path: string) => Promise<boolean>
  }
}

/** Calls, the shop, signing in and the ways for staff are no pages that authors write. */
const isAuthored = (path: string): boolean => !/^\/(?:author|back-office)(?:\/|$)/.test(path)
const readPath = (href: string) => parseSitePath(href.split(/[?#]/, 1)[0] ?? '/')

type Own = { readonly locale: Locale; readonly path: string }

const findFault = async ({ tx, server, scope }: FastifyRequest, href: string, own: Own): Promise<LinkFault | undefined> => {
  const dam = `/content/dam/${scope.tenant}`
  const [address = ''] = href.split(/[?#]/, 1)
  if (address.startsWith(`${dam}/`)) {
    const known = await listAssets(tx, [decodeURI(address.slice(dam.length))])
    return known.length > 0 ? undefined : 'file'
  }
  // Ways in and out of an account are routes and no pages that authors write.
  if (server.hasRoute({ method: 'GET', url: address })) return undefined
  const parsed = readPath(href)
  if (!parsed?.locale || parsed.selectors.length > 0 || parsed.part !== undefined) return undefined
  const { locale, page } = parsed
  if (!isAuthored(page)) return undefined
  if (page === own.path && locale.country === own.locale.country && locale.language === own.locale.language) return undefined
  if ((await listPublishedPaths(tx, locale, [page])).has(page)) return undefined
  if (await server.hasGeneratedPage(tx, locale, page)) return undefined
  if (await findRedirect(tx, locale, page)) return undefined
  return (await findDraft(tx, { locale, path: page })) ? 'draft' : 'missing'
}

/** By address: what is wrong with the links of a page to this site. */
export const findLinkFaults = async (
  request: FastifyRequest,
  content: PageContent,
  own: Own,
): Promise<ReadonlyMap<string, LinkFault>> => {
  const faults = new Map<string, LinkFault>()
  for (const href of new Set(listOwnLinks(content).map((link) => link.href))) {
    const fault = await findFault(request, href, own)
    if (fault) faults.set(href, fault)
  }
  return faults
}
