import type { RequestKind } from '#foundation/requests/public.server.ts'
import { openSiteDirectory } from '#features/accounts/sites/site.store.ts'
import { conflict } from '#platform/http/errors.ts'

/** The kind under which the administration of requests knows requests for sites. */
export const SITE_REQUEST = 'site'

const LABELS = {
  en: { account: 'Account name', site: 'Site name' },
  de: { account: 'Kontoname', site: 'Standortname' },
  fr: { account: 'Nom du compte', site: 'Nom du site' },
  es: { account: 'Nombre de la cuenta', site: 'Nombre del centro' },
  pl: { account: 'Nazwa konta', site: 'Nazwa lokalizacji' },
  zh: { account: '账户名称', site: '站点名称' },
}

/** Approved it becomes a site; denied its case is rejected [4.11.2, 4.11.5]. */
export const siteRequests: RequestKind = {
  kind: SITE_REQUEST,
  names: { en: 'Site', de: 'Standort', fr: 'Site', es: 'Centro', pl: 'Lokalizacja', zh: '站点' },
  page: '/secure/account/overview?view=sites',
  describe: async ({ tx }, { subjectId }, language) => {
    const requested = await openSiteDirectory(tx).findCase(subjectId)
    if (!requested) return []
    const { account, site } = LABELS[language]
    return [
      { label: account, text: requested.name },
      { label: site, text: requested.site },
    ]
  },
  approve: async ({ tx }, { subjectId }, { at }) => {
    if (!(await openSiteDirectory(tx).endCase(subjectId, 'Approved', at))) conflict('This request has ended already.')
  },
  deny: async ({ tx }, { subjectId }, { at }) => {
    if (!(await openSiteDirectory(tx).endCase(subjectId, 'Rejected', at))) conflict('This request has ended already.')
  },
}
