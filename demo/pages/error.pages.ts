import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { linkIn } from '#demo/pages/page-parts.ts'
import { NOT_PERMITTED_WORDS } from '#demo/pages/words/not-permitted-words.ts'
import type { PictureFamily } from '#demo/pictures/families.ts'
import { plateImage } from '#demo/pictures/picture-url.ts'
import { pageHref, type Link } from '#features/blocks/public.ts'
import { hero } from '#features/content/blocks/hero.schema.ts'
import { linkList } from '#features/content/blocks/link-list.schema.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

/** An instrument of the tenant's trade that can show three digits. */
const READ_OUT: Readonly<Record<TenantKey, PictureFamily>> = {
  aerobt: 'pressure-transmitter',
  hbtbt: 'thermostat',
  sps: 'pressure-transmitter',
  process: 'pressure-transmitter',
  hpsbt: 'thermostat',
}

const draftErrorPage = (
  { tenant }: Site,
  code: '404' | '500' | '403',
  { title, lead }: { readonly title: string; readonly lead: string },
  action: { readonly label: string; readonly href: string },
  more: readonly BlockDraft[] = [],
): PageDraft => ({
  path: code === '403' ? '/error/not-permitted' : `/error/${code}`,
  title,
  description: lead,
  template: 'error-template',
  kind: 'Error',
  blocks: [
    draftBlock(hero, {
      size: 'page',
      title,
      lead,
      actions: [action],
      image: plateImage(tenant, READ_OUT[tenant], `error-${code}`, '', code),
    }),
    ...more,
  ],
})

export const draftErrorPages = (site: Site): PageDraft[] => {
  const { notFound, failed } = site.group.errors
  const home = linkIn(site, { label: site.words.home, href: '/' })
  const ways = draftBlock(linkList, {
    heading: site.words.waysOn,
    items: notFound.ways.map(({ text, ...link }) => ({ ...linkIn(site, link), text })),
  })
  return [
    draftErrorPage(site, '404', notFound, home, [ways]),
    draftErrorPage(site, '500', failed, home),
    draftNotPermitted(site, home),
  ]
}

/** Who may not see something signs out and in again as someone else, or asks [2.25.6]. */
const draftNotPermitted = (site: Site, home: Link): PageDraft => {
  const { signIn, ask, contact, ...words } = NOT_PERMITTED_WORDS[site.locale.language]
  const back = new URLSearchParams({ resource: pageHref(site.locale, `/secure/${site.tenant}-home`) })
  const ways = draftBlock(linkList, {
    heading: site.words.waysOn,
    items: [
      { ...signIn, href: `/system/sling/logout.html?${back}`, icon: 'user' },
      { ...ask, href: pageHref(site.locale, '/contact-us'), icon: 'lock', behaviour: 'paramCheck', behaviourValue: 'access' },
      { ...contact, href: pageHref(site.locale, '/contact-us'), icon: 'help' },
    ],
  })
  return draftErrorPage(site, '403', words, home, [ways])
}
