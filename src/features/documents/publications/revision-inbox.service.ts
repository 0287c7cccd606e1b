import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const revisionInbox: InboxKind<'revised'> = {
  kind: 'publication-revised',
  icon: 'file',
  hasMail: true,
  words: {
    en: {
      name: 'Publications',
      about: 'When a publication that you follow has a new revision',
      action: 'Read',
      titles: {
        revised: '{number}: revision {revision}',
      },
      lines: {
        revised: '{title}',
      },
    },
    de: {
      name: 'Publikationen',
      about: 'Wenn eine von Ihnen verfolgte Publikation eine neue Revision hat',
      action: 'Lesen',
      titles: {
        revised: '{number}: Revision {revision}',
      },
      lines: {
        revised: '{title}',
      },
    },
    fr: {
      name: 'Publications',
      about: 'Quand une publication que vous suivez a une nouvelle révision',
      action: 'Lire',
      titles: {
        revised: '{number} : révision {revision}',
      },
      lines: {
        revised: '{title}',
      },
    },
    es: {
      name: 'Publicaciones',
      about: 'Cuando una publicación que sigue tiene una nueva revisión',
      action: 'Leer',
      titles: {
        revised: '{number}: revisión {revision}',
      },
      lines: {
        revised: '{title}',
      },
    },
    pl: {
      name: 'Publikacje',
      about: 'Gdy obserwowana publikacja ma nową rewizję',
      action: 'Czytaj',
      titles: {
        revised: '{number}: rewizja {revision}',
      },
      lines: {
        revised: '{title}',
      },
    },
    zh: {
      name: '出版物',
      about: '当您关注的出版物有新修订版时',
      action: '阅读',
      titles: {
        revised: '{number}：修订版 {revision}',
      },
      lines: {
        revised: '{title}',
      },
    },
  },
}
