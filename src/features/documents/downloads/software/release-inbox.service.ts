import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const releaseInbox: InboxKind<'released'> = {
  kind: 'software-released',
  icon: 'download',
  hasMail: true,
  words: {
    en: {
      name: 'Software',
      about: 'When software that you follow has a new version',
      action: 'Software',
      titles: {
        released: '{product} {version}',
      },
    },
    de: {
      name: 'Software',
      about: 'Wenn von Ihnen verfolgte Software eine neue Version hat',
      action: 'Software',
      titles: {
        released: '{product} {version}',
      },
    },
    fr: {
      name: 'Logiciels',
      about: 'Quand un logiciel que vous suivez a une nouvelle version',
      action: 'Logiciels',
      titles: {
        released: '{product} {version}',
      },
    },
    es: {
      name: 'Software',
      about: 'Cuando un software que sigue tiene una nueva versión',
      action: 'Software',
      titles: {
        released: '{product} {version}',
      },
    },
    pl: {
      name: 'Oprogramowanie',
      about: 'Gdy obserwowane oprogramowanie ma nową wersję',
      action: 'Oprogramowanie',
      titles: {
        released: '{product} {version}',
      },
    },
    zh: {
      name: '软件',
      about: '当您关注的软件有新版本时',
      action: '软件',
      titles: {
        released: '{product} {version}',
      },
    },
  },
}
