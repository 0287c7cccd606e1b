import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { linkIn } from '#demo/pages/page-parts.ts'
import { NOT_PERMITTED_WORDS } from '#demo/pages/words/not-permitted-words.ts'
import type { PictureFamily } from '#demo/pictures/families.ts'
import { plateImage } from '#demo/pictures/picture-url.ts'
import { pageHref, type Link } from '#foundation/blocks/public.ts'
import { hero } from '#features/site/content/blocks/hero.schema.ts'
import { linkList } from '#features/site/content/blocks/link-list.schema.ts'
import { searchBanner } from '#features/search/search/blocks/search-banner.schema.ts'
import type { Language } from '#kernel/locale.ts'
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

const SEARCH_WORDS: Readonly<Record<Language, { readonly heading: string; readonly text: string }>> = {
  en: { heading: 'What were you looking for?', text: 'A part number, a product or a few words are enough.' },
  de: { heading: 'Was haben Sie gesucht?', text: 'Eine Teilenummer, ein Produkt oder ein paar Wörter genügen.' },
  fr: { heading: 'Que cherchiez-vous ?', text: 'Une référence, un produit ou quelques mots suffisent.' },
  es: { heading: '¿Qué buscaba?', text: 'Basta una referencia, un producto o unas palabras.' },
  pl: { heading: 'Czego Państwo szukali?', text: 'Wystarczy numer części, produkt albo kilka słów.' },
  zh: { heading: '您在找什么？', text: '输入零件号、产品名称或几个关键词即可。' },
}

export const draftErrorPages = (site: Site): PageDraft[] => {
  const { notFound, failed } = site.group.errors
  const home = linkIn(site, { label: site.words.home, href: '/' })
  const ways = draftBlock(linkList, {
    heading: site.words.waysOn,
    items: notFound.ways.map(({ text, ...link }) => ({ ...linkIn(site, link), text })),
  })
  return [
    draftErrorPage(site, '404', notFound, home, [draftBlock(searchBanner, SEARCH_WORDS[site.locale.language]), ways]),
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
