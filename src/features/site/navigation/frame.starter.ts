import { FRAGMENT_PAGE, linkGroup, linkIn, pageHref, type StarterPages, type StarterSite } from '#foundation/blocks/public.ts'
import { FRAME_WORDS } from '#features/site/navigation/frame.texts.ts'

const SUBNAV = '/fragments/navigation/service'

const linkPages = (site: StarterSite, group: 'products' | 'service') =>
  linkGroup(site, group).map(({ label, href }) => ({ label, href }))

/** Header, its service menu and footer of a new site. */
export const frameStarterPages: StarterPages = (site) => {
  const { tenant, locale } = site
  const words = FRAME_WORDS[locale.language]
  const portal = `/secure/${tenant.key}-home`
  const products = linkIn(site, words.products, '/products')
  const contact = linkIn(site, words.contact, '/contact-us')
  const brand = { brand: tenant.name }
  const [support, ...help] = linkPages(site, 'service')
  return [
    {
      ...FRAGMENT_PAGE,
      path: '/fragments/header',
      title: 'Header',
      blocks: [
        {
          type: 'site-header',
          props: {
            ...brand,
            entries: [
              { ...products, flyout: 'product', subnav: `${pageHref(locale, '/by-category')}.external` },
              ...(support
                ? [{ ...support, label: words.service, flyout: 'standard', subnav: `${pageHref(locale, SUBNAV)}.external` }]
                : []),
              linkIn(site, words.dealers, '/dealers'),
              { ...linkIn(site, words.portal, portal), locked: true },
            ],
            contact,
            help: [...(support ? [support] : []), ...help],
            signInLinks: [
              { label: words.signIn, href: '/system/sling/login.html', addQueryParameter: true },
              linkIn(site, words.register, '/register'),
            ],
          },
        },
      ],
    },
    {
      ...FRAGMENT_PAGE,
      path: SUBNAV,
      title: words.service,
      blocks: [
        {
          type: 'nav-columns',
          props: {
            columns: [
              { heading: words.service, links: [...(support ? [support] : []), ...help, contact] },
              { heading: words.products, links: [products, ...linkPages(site, 'products')] },
            ],
          },
        },
      ],
    },
    {
      ...FRAGMENT_PAGE,
      path: '/fragments/footer',
      title: 'Footer',
      blocks: [
        {
          type: 'site-footer',
          props: {
            ...brand,
            about: words.about,
            columns: [
              {
                heading: words.products,
                links: [products, linkIn(site, words.search, '/search'), ...linkPages(site, 'products')],
              },
              {
                heading: words.service,
                links: [...(support ? [support] : []), ...help, contact, linkIn(site, words.portal, portal)],
              },
            ],
            legal: [linkIn(site, words.privacy, '/legal/privacy'), linkIn(site, words.terms, '/legal/terms')],
            copyright: `© ${tenant.name}`,
          },
        },
      ],
    },
  ]
}
