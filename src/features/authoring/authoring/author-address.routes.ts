import { PRIVATE } from '#platform/http/access.ts'
import { pagesScreen } from '#features/authoring/authoring/page-list.starter.ts'
import { pageHref } from '#foundation/blocks/public.ts'
import type { BeforePage } from '#platform/feature.ts'

/** `/{locale}/author` is where authors begin: the list of pages. */
export const leadAuthors: BeforePage = (_request, reply, { locale, page }) =>
  page === '/author' ? reply.header('cache-control', PRIVATE).redirect(pageHref(locale, pagesScreen.path), 302) : undefined
