import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const caseInbox: InboxKind<'answered' | 'solved' | 'closed' | 'reopened' | 'colleague' | 'merged'> = {
  kind: 'case-changed',
  icon: 'chat',
  hasMail: true,
  topic: 'cases',
  words: {
    en: {
      name: 'Support cases',
      about: 'When a case of yours is answered, solved or closed',
      action: 'Read',
      titles: {
        answered: 'CASE-{number} was answered',
        solved: 'CASE-{number} is solved',
        closed: 'CASE-{number} is closed',
        reopened: 'CASE-{number} was opened again',
        colleague: 'A colleague wrote in CASE-{number}',
        merged: 'CASE-{number} was joined with another case of yours',
      },
      lines: {
        answered: '{subject}',
        solved: '{subject}',
        closed: '{subject}',
        reopened: '{subject}',
        colleague: '{subject}',
        merged: '{subject}',
      },
    },
    de: {
      name: 'Supportfälle',
      about: 'Wenn ein Fall von Ihnen beantwortet, gelöst oder geschlossen wird',
      action: 'Lesen',
      titles: {
        answered: 'CASE-{number} wurde beantwortet',
        solved: 'CASE-{number} ist gelöst',
        closed: 'CASE-{number} ist geschlossen',
        reopened: 'CASE-{number} wurde wieder geöffnet',
        colleague: 'Jemand aus Ihrem Unternehmen schrieb in CASE-{number}',
        merged: 'CASE-{number} wurde mit einem anderen Fall von Ihnen zusammengelegt',
      },
      lines: {
        answered: '{subject}',
        solved: '{subject}',
        closed: '{subject}',
        reopened: '{subject}',
        colleague: '{subject}',
        merged: '{subject}',
      },
    },
    fr: {
      name: 'Demandes d’assistance',
      about: 'Quand une de vos demandes reçoit une réponse, est résolue ou fermée',
      action: 'Lire',
      titles: {
        answered: 'Réponse à CASE-{number}',
        solved: 'CASE-{number} est résolue',
        closed: 'CASE-{number} est fermée',
        reopened: 'CASE-{number} a été rouverte',
        colleague: 'Un collègue a écrit dans CASE-{number}',
        merged: 'CASE-{number} a été réunie avec une autre de vos demandes',
      },
      lines: {
        answered: '{subject}',
        solved: '{subject}',
        closed: '{subject}',
        reopened: '{subject}',
        colleague: '{subject}',
        merged: '{subject}',
      },
    },
    es: {
      name: 'Casos de asistencia',
      about: 'Cuando un caso suyo se responde, se resuelve o se cierra',
      action: 'Leer',
      titles: {
        answered: 'CASE-{number} tiene respuesta',
        solved: 'CASE-{number} está resuelto',
        closed: 'CASE-{number} está cerrado',
        reopened: 'CASE-{number} se ha reabierto',
        colleague: 'Un compañero ha escrito en CASE-{number}',
        merged: 'CASE-{number} se ha unido a otro caso suyo',
      },
      lines: {
        answered: '{subject}',
        solved: '{subject}',
        closed: '{subject}',
        reopened: '{subject}',
        colleague: '{subject}',
        merged: '{subject}',
      },
    },
    pl: {
      name: 'Zgłoszenia serwisowe',
      about: 'Gdy zgłoszenie otrzyma odpowiedź, zostanie rozwiązane lub zamknięte',
      action: 'Czytaj',
      titles: {
        answered: 'Odpowiedź w CASE-{number}',
        solved: 'CASE-{number}: rozwiązane',
        closed: 'CASE-{number}: zamknięte',
        reopened: 'CASE-{number}: otwarte ponownie',
        colleague: 'Osoba z Twojej firmy napisała w CASE-{number}',
        merged: 'CASE-{number} połączono z innym Twoim zgłoszeniem',
      },
      lines: {
        answered: '{subject}',
        solved: '{subject}',
        closed: '{subject}',
        reopened: '{subject}',
        colleague: '{subject}',
        merged: '{subject}',
      },
    },
    zh: {
      name: '支持工单',
      about: '当您的工单得到答复、解决或关闭时',
      action: '查看',
      titles: {
        answered: 'CASE-{number} 已答复',
        solved: 'CASE-{number} 已解决',
        closed: 'CASE-{number} 已关闭',
        reopened: 'CASE-{number} 已重新打开',
        colleague: '同事在 CASE-{number} 中留言',
        merged: 'CASE-{number} 已与您的另一工单合并',
      },
      lines: {
        answered: '{subject}',
        solved: '{subject}',
        closed: '{subject}',
        reopened: '{subject}',
        colleague: '{subject}',
        merged: '{subject}',
      },
    },
  },
}

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
      name: '分配给我的工单',
      about: '当工单分配给您或客户留言时',
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
