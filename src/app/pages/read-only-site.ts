import type { FastifyRequest } from 'fastify'
import { preferredLocale } from '#foundation/locale/public.ts'
import type { Notice } from '#foundation/notifications/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { parseSitePath } from '#kernel/site-path.ts'
import type { App, SelectorRoute } from '#platform/feature.ts'
import { refuseChanges } from '#platform/read-only/refuse-changes.ts'
import type { Services } from '#platform/services.ts'
import { pathOf } from '#app/pages/page-address.ts'
import type { PageMakerOptions } from '#app/pages/page-maker-options.ts'
import { createSelectorFinder } from '#app/pages/page-selectors.ts'

type NoticeParts = Pick<Services, 'readOnly' | 'dictionaries'>

const createNotice = (text: string): Notice => ({
  ...{ id: 'read-only', visibility: 'show-for-everyone', tone: 'warn', text },
  ...{ dismissable: false, noOfDays: 1 },
})

/** The notice on every page of a read-only site. */
export const createNoticeFinder =
  ({ readOnly, dictionaries }: NoticeParts): NonNullable<PageMakerOptions['noticeOf']> =>
  ({ tenant, locale }) =>
    readOnly.has(tenant.key)
      ? createNotice(lookUp(dictionaries[locale.language]['notifications'] ?? {}, 'readOnly') ?? '')
      : undefined

const pathOfReferrer = ({ headers: { referer } }: FastifyRequest): string =>
  referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '/'

/** Of the requested page or of the one that calls, else the visitor's last choice. */
const localeOf = (request: FastifyRequest): Locale =>
  parseSitePath(pathOf(request.url))?.locale ?? parseSitePath(pathOfReferrer(request))?.locale ?? preferredLocale(request.cookies)

/** Refuses changes of read-only sites, also those by selectors of pages. */
export const guardReadOnlySites = (app: App, selectors: readonly SelectorRoute[]): void => {
  const { readOnly, tenants, dictionaries } = app.services
  const findSelector = createSelectorFinder(selectors)
  refuseChanges(app, {
    isReadOnly: (request) => readOnly.has(tenants.byHost(request.host)?.key ?? ''),
    findReason: (request) => {
      const path = request.routeOptions.url === '/*' ? parseSitePath(pathOf(request.url)) : undefined
      return path && findSelector(request, path)?.isReading ? 'reads' : undefined
    },
    write: (request) => lookUp(dictionaries[localeOf(request).language]['ui'] ?? {}, 'form.readOnly') ?? '',
  })
}
