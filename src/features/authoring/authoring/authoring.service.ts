import type { FastifyRequest } from 'fastify'
import { isSeen, parseLocale, writeEtag } from '#features/authoring/authoring/authoring.rules.ts'
import type { EditedPage } from '#features/authoring/authoring/edited-page.store.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { checkContent, type ContentProblem, type PageRegistry } from '#features/site/content/public.server.ts'
import type { PageContent } from '#features/site/content/public.ts'
import { DEFAULT_LOCALE, type Locale } from '#kernel/locale.ts'
import { Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks of a page before it is stored. */
    pageRegistry: PageRegistry
  }
}

export const localeName = ({ country, language }: Pick<EditedPage, 'country' | 'language'>): string => `${country}/${language}`

export const localeOf = (page: Pick<EditedPage, 'country' | 'language'>): Locale =>
  parseLocale(localeName(page)) ?? DEFAULT_LOCALE

/** Nobody writes over what they have not seen: 428 without `If-Match`, 412 when another wrote since. */
export const requireSeen = (page: EditedPage, ifMatch: string | undefined): void => {
  if (ifMatch === undefined) {
    const message = 'Say with If-Match which version was changed.'
    throw new Problem(428, 'precondition_required', message, { extra: { message } })
  }
  if (isSeen(ifMatch, writeEtag(page))) return
  const message = `${page.savedByName ?? 'Someone'} has changed this page in the meantime.`
  throw new Problem(412, 'changed', message, { extra: { message, by: page.savedByName } })
}

const PROBLEMS = 'Something in the page has to be corrected first.'

export const refuseContent: (problems: readonly ContentProblem[]) => never = (problems) => {
  throw new Problem(422, 'invalid_content', PROBLEMS, { extra: { message: PROBLEMS, problems } })
}

export const refusePath: (message: string) => never = (message) => refuseContent([{ path: 'path', message }])

export const requireContent = async (registry: PageRegistry, written: unknown): Promise<PageContent> => {
  const checked = await checkContent(registry, written)
  return 'problems' in checked ? refuseContent(checked.problems) : checked.content
}

export type PageChange = { readonly before: unknown; readonly after: unknown }

/** Who changed which page, in what way and from where. */
export const auditPage = (
  request: FastifyRequest,
  at: Date,
  action: `page.${string}`,
  page: Pick<EditedPage, 'id' | 'country' | 'language' | 'path'>,
  change: PageChange,
): Promise<void> =>
  writeAudit(request.tx, userOf(request), at, action, {
    object: page.id,
    name: `/${localeName(page)}${page.path === '/' ? '' : page.path}`,
    ...change,
    address: request.ip,
  })

export const versionWord = (version: number | null): string | null => (version === null ? null : `Version ${version}`)
