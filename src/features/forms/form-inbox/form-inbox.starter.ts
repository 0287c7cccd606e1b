import type { StarterPages } from '#foundation/blocks/public.ts'
import { writeTitledPage } from '#features/site/content/public.server.ts'
import { formInbox } from '#features/forms/form-inbox/form-inbox.schema.ts'
import { mapWords, type BackOfficeEntry } from '#foundation/side-navigation/public.ts'
import type { Language } from '#kernel/locale.ts'

const WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Forms', lead: 'What visitors sent with forms, and where it goes on to.' },
  de: { title: 'Formulare', lead: 'Was Besucher mit Formularen gesendet haben, und wohin es weitergeht.' },
  fr: { title: 'Formulaires', lead: 'Ce que les visiteurs ont envoyé, et où cela est transmis.' },
  es: { title: 'Formularios', lead: 'Lo que enviaron los visitantes y adónde se transmite.' },
  pl: { title: 'Formularze', lead: 'Co przesłali odwiedzający i dokąd to trafia.' },
  zh: { title: '表单', lead: '访客提交的内容及其去向。' },
}

export const formsScreen: BackOfficeEntry = {
  path: '/back-office/forms',
  title: mapWords(WORDS, ({ title }) => title),
  icon: 'form',
  group: 'content',
  order: 30,
  roles: ['admin', 'author'],
}

/** For staff; to everyone else it does not exist. */
export const formInboxStarterPages: StarterPages = (site) => [
  writeTitledPage(site, {
    path: '/back-office/forms',
    ...WORDS[site.locale.language],
    blocks: [{ type: formInbox.type, props: {} }],
  }),
]
