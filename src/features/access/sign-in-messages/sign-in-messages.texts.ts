import type { Language } from '#kernel/locale.ts'

export const SIGN_IN_MESSAGE_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Sign-in messages', lead: 'What people of some roles are shown after signing in, at most once a day.' },
  de: {
    title: 'Nachrichten nach der Anmeldung',
    lead: 'Was Personen bestimmter Rollen nach der Anmeldung sehen, höchstens einmal am Tag.',
  },
  fr: {
    title: 'Messages à la connexion',
    lead: 'Ce que voient les personnes de certains rôles après la connexion, au plus une fois par jour.',
  },
  es: {
    title: 'Mensajes al iniciar sesión',
    lead: 'Lo que ven las personas de ciertos roles al iniciar sesión, como máximo una vez al día.',
  },
  pl: {
    title: 'Komunikaty po zalogowaniu',
    lead: 'Co po zalogowaniu widzą osoby w określonych rolach, najwyżej raz dziennie.',
  },
  zh: { title: '登录消息', lead: '特定角色的人员登录后看到的消息，每天最多一次。' },
}
