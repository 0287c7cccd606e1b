import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const caseWorkInbox: InboxKind<'written' | 'assigned'> = {
  kind: 'case-work',
  icon: 'chat',
  hasMail: true,
  isFor: (roles) => roles.includes('internal'),
  words: {
    en: {
      name: 'Cases assigned to me',
      about: 'When a case is given to you, or its customer writes',
      action: 'Open',
      titles: {
        written: 'The customer wrote in CASE-{number}',
        assigned: 'CASE-{number} was assigned to you',
      },
      lines: {
        written: '{subject}',
        assigned: '{subject}',
      },
    },
    de: {
      name: 'Mir zugewiesene Fälle',
      about: 'Wenn Ihnen ein Fall zugewiesen wird oder der Kunde schreibt',
      action: 'Öffnen',
      titles: {
        written: 'Der Kunde schrieb in CASE-{number}',
        assigned: 'CASE-{number} wurde Ihnen zugewiesen',
      },
      lines: {
        written: '{subject}',
        assigned: '{subject}',
      },
    },
    fr: {
      name: 'Demandes qui me sont confiées',
      about: 'Quand une demande vous est confiée ou que son client écrit',
      action: 'Ouvrir',
      titles: {
        written: 'Le client a écrit dans CASE-{number}',
        assigned: 'CASE-{number} vous a été confiée',
      },
      lines: {
        written: '{subject}',
        assigned: '{subject}',
      },
    },
    es: {
      name: 'Casos asignados a mí',
      about: 'Cuando se le asigna un caso o su cliente escribe',
      action: 'Abrir',
      titles: {
        written: 'El cliente ha escrito en CASE-{number}',
        assigned: 'CASE-{number} se le ha asignado',
      },
      lines: {
        written: '{subject}',
        assigned: '{subject}',
      },
    },
    pl: {
      name: 'Zgłoszenia przydzielone mi',
      about: 'Gdy otrzymasz zgłoszenie lub napisze klient',
      action: 'Otwórz',
      titles: {
        written: 'Klient napisał w CASE-{number}',
        assigned: 'Przydzielono Ci CASE-{number}',
      },
      lines: {
        written: '{subject}',
        assigned: '{subject}',
      },
    },
    zh: {
      name: '分配给我的服务单',
      about: '当服务单分配给您或客户留言时',
      action: '打开',
      titles: {
        written: '客户在 CASE-{number} 中留言',
        assigned: 'CASE-{number} 已分配给您',
      },
      lines: {
        written: '{subject}',
        assigned: '{subject}',
      },
    },
  },
}
