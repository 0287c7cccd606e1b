import { leadsSomewhere } from '#demo/catalogue/markets.ts'
import { draftBlock, type BlockDraft } from '#demo/pages/block-draft.ts'
import type { PageDraft, Site } from '#demo/pages/demo-page.ts'
import { draftAdmin, draftNews, linkIn, listTiles } from '#demo/pages/page-parts.ts'
import { writeHeading, writeList, writeParagraphs } from '#demo/pages/prose.ts'
import type { PictureFamily } from '#demo/pictures/families.ts'
import { heroImage, plateImage } from '#demo/pictures/picture-url.ts'
import { cards } from '#features/site/content/blocks/cards.schema.ts'
import { carousel } from '#features/site/content/blocks/carousel.schema.ts'
import { hero } from '#features/site/content/blocks/hero.schema.ts'
import { imageText } from '#features/site/content/blocks/image-text.schema.ts'
import { linkList } from '#features/site/content/blocks/link-list.schema.ts'
import { tabs } from '#features/site/content/blocks/tabs.schema.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

type Part = readonly [family: PictureFamily, seed: string]

/** Subjects of each home page's words: the drawing in the hero, the part beside the feature, one part a story. */
const PARTS: Readonly<Record<TenantKey, { readonly hero: Part; readonly feature: Part; readonly stories: readonly Part[] }>> = {
  aerobt: {
    hero: ['avionics-box', 'HA-5108'],
    feature: ['flight-display', 'HA-7120'],
    stories: [
      ['linear-actuator', 'HA-2204'],
      ['air-probe', 'HA-3310'],
      ['flight-display', 'HA-7140'],
    ],
  },
  hbtbt: {
    hero: ['rail-controller', 'HB-640'],
    feature: ['rail-controller', 'HB-620'],
    stories: [
      ['thermostat', 'HB-210'],
      ['damper-actuator', 'HB-330'],
      ['smoke-detector', 'HB-710'],
    ],
  },
  sps: {
    hero: ['gas-detector', 'HS-330'],
    feature: ['edge-gateway', 'HS-390'],
    stories: [
      ['gas-detector', 'HS-310'],
      ['hand-scanner', 'HS-510'],
      ['limit-switch', 'HS-720'],
    ],
  },
  process: {
    hero: ['control-valve', 'HP-2210'],
    feature: ['pressure-transmitter', 'HP-3110'],
    stories: [
      ['control-valve', 'HP-2260'],
      ['pressure-transmitter', 'HP-3420'],
      ['flow-meter', 'HP-4110'],
    ],
  },
  hpsbt: {
    hero: ['software-suite', 'HX-Historian'],
    feature: ['edge-gateway', 'HX-Edge'],
    stories: [
      ['software-suite', 'HX-Operations'],
      ['alarm-panel', 'HX-Alarm'],
      ['edge-gateway', 'HX-Link'],
    ],
  },
}

const draftTop = (site: Site): BlockDraft[] => {
  const { home } = site.copy
  const { title, lead, primary, secondary, imageAlt, callouts } = home.hero
  return [
    draftBlock(hero, {
      size: 'home',
      title,
      lead,
      actions: [linkIn(site, primary), linkIn(site, secondary)],
      image: heroImage(site.tenant, ...PARTS[site.tenant].hero, imageAlt),
      callouts: [...callouts],
    }),
    draftBlock(linkList, {
      heading: site.words.quickTasks,
      look: 'tasks',
      items: home.tasks
        .filter(({ href }) => leadsSomewhere(href, site.catalogue.all))
        .map(({ text, icon, ...link }) => ({ ...linkIn(site, link), text, icon })),
    }),
    draftBlock(cards, {
      heading: home.categories.title,
      text: home.categories.text,
      all: linkIn(site, { label: home.categories.all, href: '/products' }),
      items: listTiles(site, site.catalogue.childrenOf(undefined)),
    }),
  ]
}

const draftMiddle = ({ copy: { home }, tenant }: Site): BlockDraft[] => [
  draftBlock(imageText, {
    heading: home.feature.title,
    html: writeParagraphs([home.feature.lead]),
    image: plateImage(tenant, ...PARTS[tenant].feature, home.feature.imageAlt),
    figures: [...home.feature.figures],
  }),
  draftBlock(tabs, {
    heading: home.ways.title,
    items: home.ways.tabs.map(({ label, title, text, points }) => ({
      label,
      html: writeHeading(title) + writeParagraphs([text]) + writeList(points),
    })),
  }),
  draftBlock(carousel, {
    heading: home.stories.title,
    slides: home.stories.slides.map(({ heading, text, author, role }, index) => {
      const part = PARTS[tenant].stories[index]
      return { title: heading, text, source: `${author}, ${role}`, image: part && plateImage(tenant, ...part) }
    }),
  }),
]

export const draftHome = (site: Site): PageDraft => {
  const { home, news } = site.copy
  return {
    path: '/',
    title: home.title,
    description: home.description,
    template: 'home-template',
    kind: 'Home',
    blocks: [...draftTop(site), ...draftMiddle(site), draftNews(site, news, 'home'), draftAdmin(site)],
  }
}
