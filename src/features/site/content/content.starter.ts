import { STARTER_WORDS, type StarterWords } from '#features/site/content/starter.texts.ts'
import { linkIn, type StarterPage, type StarterPages, type StarterSite } from '#foundation/blocks/public.ts'

const writeHtml = (paragraphs: readonly string[]): string => paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')

const writeHome = (site: StarterSite, words: StarterWords): StarterPage => {
  const { tenant } = site
  const task = ({ title, text }: StarterWords['products'], path: string, icon: string) => ({
    ...linkIn(site, title, path),
    text,
    icon,
  })
  return {
    path: '/',
    title: tenant.name,
    description: words.hero.lead,
    template: 'home-template',
    kind: 'Home',
    blocks: [
      {
        type: 'hero',
        props: {
          title: tenant.name,
          lead: words.hero.lead,
          actions: [linkIn(site, words.hero.products, '/products'), linkIn(site, words.hero.search, '/search')],
        },
      },
      {
        type: 'link-list',
        props: {
          heading: words.tasks,
          items: [
            task(words.products, '/products', 'grid'),
            task(words.search, '/search', 'search'),
            task(words.portal, `/secure/${tenant.key}-home`, 'user'),
            task(words.contact, '/contact-us', 'help'),
          ],
        },
      },
    ],
  }
}

/** A page that says where it stands and what it is for, above what the feature brings. */
export const writeTitledPage = (
  site: StarterSite,
  { path, title, lead, blocks }: { path: string; title: string; lead: string; blocks: StarterPage['blocks'] },
): StarterPage => ({
  path,
  title,
  description: lead,
  blocks: [
    {
      type: 'breadcrumbs',
      props: { trail: [linkIn(site, STARTER_WORDS[site.locale.language].home, '/')], current: title },
    },
    { type: 'hero', props: { size: 'page', title, lead } },
    ...blocks,
  ],
})

type Prose = { readonly title: string; readonly text: string; readonly paragraphs?: readonly string[] }

const writeText = (site: StarterSite, path: string, { title, text, paragraphs = [] }: Prose): StarterPage =>
  writeTitledPage(site, { path, title, lead: text, blocks: [{ type: 'text', props: { html: writeHtml(paragraphs) } }] })

const writeError = (site: StarterSite, path: string, { title, text }: Prose): StarterPage => {
  const words = STARTER_WORDS[site.locale.language]
  const ways = [
    linkIn(site, words.products.title, '/products'),
    linkIn(site, words.search.title, '/search'),
    linkIn(site, words.contact.title, '/contact-us'),
  ]
  return {
    path,
    title,
    description: text,
    template: 'error-template',
    kind: 'Error',
    blocks: [
      { type: 'hero', props: { size: 'page', title, lead: text, actions: [linkIn(site, words.home, '/')] } },
      ...(path === '/error/404' ? [{ type: 'search-banner', props: { heading: words.search.title } }] : []),
      { type: 'link-list', props: { heading: words.waysOn, items: ways } },
    ],
  }
}

/** Home, legal and error pages. */
export const contentStarterPages: StarterPages = (site) => {
  const words = STARTER_WORDS[site.locale.language]
  return [
    writeHome(site, words),
    writeText(site, '/legal/privacy', words.privacy),
    writeText(site, '/legal/terms', words.terms),
    writeText(site, '/cookies', words.cookies),
    writeError(site, '/error/404', words.notFound),
    writeError(site, '/error/500', words.failed),
    writeError(site, '/error/not-permitted', words.notPermitted),
    writeError(site, '/error/cart', words.cart),
  ]
}
