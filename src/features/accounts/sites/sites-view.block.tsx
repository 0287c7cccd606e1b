import { AccountSites } from '#features/accounts/sites/account-sites.tsx'
import { SitesTeaser } from '#features/accounts/sites/sites-teaser.tsx'
import type { SitesViewProps } from '#features/accounts/sites/sites-view.schema.ts'

/** The page's template for a request stands at the top of its model [3.9.5]. */
export const inModel = ({ addSitePayload }: SitesViewProps) => ({ addSitePayload })

/** Below the account overview a way to the sites; in the view of the sites these alone [2.15.1]. */
export const Block = ({ addSitePayload, view }: SitesViewProps) =>
  view === 'sites' ? <AccountSites template={addSitePayload} /> : <SitesTeaser />
