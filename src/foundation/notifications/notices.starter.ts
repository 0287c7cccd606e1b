import { FRAGMENT_PAGE, type StarterPages } from '#foundation/blocks/public.ts'
import type { Language } from '#kernel/locale.ts'

const TITLES: Readonly<Record<Language, string>> = {
  en: 'Notices',
  de: 'Hinweise',
  fr: 'Avis',
  es: 'Avisos',
  pl: 'Komunikaty',
  zh: '通知',
}

/** The place of a market's notices, empty at first; the screen of notices leads to its editor. */
export const noticesStarterPages: StarterPages = ({ locale }) => [
  {
    ...FRAGMENT_PAGE,
    path: '/fragments/notifications',
    title: TITLES[locale.language],
    blocks: [{ type: 'notifications', props: { items: [] } }],
  },
]
