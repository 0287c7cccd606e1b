import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { writeScreenWords } from '#features/administration/data-admin/data-admin.texts.ts'
import {
  DATA_SCREENS,
  pathOfKind,
  pathOfScreen,
  writeRecordsBlock,
  type DataScreen,
} from '#features/administration/data-admin/data-pages.rules.ts'
import type { BackOfficeEntry } from '#foundation/side-navigation/public.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'

type Place = Pick<BackOfficeEntry, 'icon' | 'group' | 'order'>

/** Screens of this area; those of others stand where their lists do. */
const PLACES: Readonly<Partial<Record<DataScreen, Place>>> = {
  companies: { icon: 'building', group: 'people', order: 30 },
  tools: { icon: 'grid', group: 'people', order: 40 },
  cases: { icon: 'help', group: 'people', order: 50 },
  equipment: { icon: 'wrench', group: 'trade', order: 45 },
  catalogue: { icon: 'box', group: 'trade', order: 10 },
  orders: { icon: 'truck', group: 'trade', order: 15 },
  dealers: { icon: 'globe', group: 'trade', order: 40 },
  terms: { icon: 'truck', group: 'site', order: 60 },
  publications: { icon: 'book', group: 'content', order: 60 },
  software: { icon: 'download', group: 'content', order: 65 },
  knowledge: { icon: 'chat', group: 'content', order: 70 },
  training: { icon: 'cal', group: 'content', order: 75 },
  messages: { icon: 'bell', group: 'content', order: 80 },
}

const titleOf = (screen: DataScreen): Readonly<Record<Language, string>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, writeScreenWords(screen, language).title])) as Record<
    Language,
    string
  >

export const dataScreens: readonly BackOfficeEntry[] = Object.entries(PLACES).map(([screen, place]) => ({
  ...place,
  path: pathOfScreen(screen as DataScreen),
  title: titleOf(screen as DataScreen),
  roles: ['admin'],
}))

/** Where the list of another area stands below the lines of its first kind. */
const BELOW: Readonly<Partial<Record<DataScreen, readonly string[]>>> = { catalogue: ['product-import'] }

/** One page for each kind. */
export const dataAdminPages: StarterPages = (site) =>
  (Object.keys(DATA_SCREENS) as DataScreen[]).flatMap((screen) =>
    DATA_SCREENS[screen].map((kind, at) =>
      writeTitledPage(site, {
        path: pathOfKind(screen, kind),
        ...writeScreenWords(screen, site.locale.language),
        blocks: [
          writeRecordsBlock(screen, kind),
          ...(at === 0 ? (BELOW[screen] ?? []) : []).map((type) => ({ type, props: {} })),
        ],
      }),
    ),
  )
