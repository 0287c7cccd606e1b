import { useEffect } from 'react'
import { call } from '#browser/api.ts'
import { pageHref, usePage, type PageContext } from '#foundation/blocks/public.ts'
import { decideToolLink, nameTool } from '#foundation/entitlements/public.ts'
import { offerAccountLinks } from '#features/accounts/account-menu/public.ts'
import { isSignedIn } from '#foundation/identity/public.ts'
import { listTools } from '#features/access/tool-access/tool-access.api.ts'

/** Hidden until the server has said that they are allowed, and for good where they are not [2.3.22, 6.8.1]. */
const offerLinks = async ({ config, locale, tenant }: PageContext): Promise<void> => {
  const { data } = await call(listTools, { path: config.toolsEndpoint, appId: config.appId, isQuiet: true, errors: 'own' })
  offerAccountLinks(
    (data ?? []).flatMap(({ toolId, name, names, BusinessSegment, access, pagePath }) =>
      pagePath === undefined || pagePath === null
        ? []
        : [
            {
              id: toolId,
              label: nameTool({ name: name ?? toolId, ...(names && { names }) }, locale.language),
              href: pageHref(locale, pagePath),
              isHidden: !decideToolLink(tenant.traits, {
                name: name ?? toolId,
                businessSegment: BusinessSegment,
                status: access.status,
              }).allowed,
            },
          ],
    ),
  )
}

/** Puts the links of tools into the menu behind the person's name. */
export const Shell = () => {
  const page = usePage()
  useEffect(() => {
    if (isSignedIn(document.cookie, page.config.domainId)) void offerLinks(page)
  }, [page])
  return null
}
