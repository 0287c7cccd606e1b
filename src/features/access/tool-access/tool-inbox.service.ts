import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const toolInbox: InboxKind<'ending' | 'ended'> = {
  kind: 'tool-ending',
  icon: 'clock',
  hasMail: true,
  words: {
    en: {
      name: 'Access that ends',
      about: 'A month before access to a tool ends, and when it has ended',
      action: 'Tools',
      titles: {
        ending: 'Access to {tool} ends on {day}',
        ended: 'Access to {tool} has ended',
      },
    },
    de: {
      name: 'Endende Zugänge',
      about: 'Einen Monat bevor der Zugang zu einer Anwendung endet, und wenn er geendet hat',
      action: 'Anwendungen',
      titles: {
        ending: 'Der Zugang zu {tool} endet am {day}',
        ended: 'Der Zugang zu {tool} ist beendet',
      },
    },
    fr: {
      name: 'Accès qui prennent fin',
      about: 'Un mois avant la fin de l’accès à un outil, et à sa fin',
      action: 'Outils',
      titles: {
        ending: 'L’accès à {tool} prend fin le {day}',
        ended: 'L’accès à {tool} a pris fin',
      },
    },
    es: {
      name: 'Accesos que terminan',
      about: 'Un mes antes de que termine el acceso a una herramienta, y cuando ha terminado',
      action: 'Herramientas',
      titles: {
        ending: 'El acceso a {tool} termina el {day}',
        ended: 'El acceso a {tool} ha terminado',
      },
    },
    pl: {
      name: 'Kończące się dostępy',
      about: 'Miesiąc przed końcem dostępu do narzędzia i po jego zakończeniu',
      action: 'Narzędzia',
      titles: {
        ending: 'Dostęp do {tool} kończy się {day}',
        ended: 'Dostęp do {tool} się zakończył',
      },
    },
    zh: {
      name: '即将到期的权限',
      about: '工具权限到期前一个月以及到期时',
      action: '工具',
      titles: {
        ending: '{tool} 的权限将于 {day} 到期',
        ended: '{tool} 的权限已到期',
      },
    },
  },
}
