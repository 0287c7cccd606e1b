import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { mailTextList } from '#features/administration/mail-texts/mail-texts.schema.ts'
import { MAIL_TEXT_WORDS } from '#features/administration/mail-texts/mail-texts.texts.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'

export const mailTextScreen: BackOfficeEntry = {
  path: '/back-office/mails',
  title: mapWords(MAIL_TEXT_WORDS, ({ title }) => title),
  icon: 'chat',
  group: 'site',
  order: 40,
  roles: ['admin'],
}

/** The words of mails; those that left or wait stand below the jobs. */
export const mailTextPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: mailTextScreen.path,
    ...MAIL_TEXT_WORDS[site.locale.language],
    blocks: [{ type: mailTextList.type, props: {} }],
  }),
]
