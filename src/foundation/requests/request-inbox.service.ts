import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const decidedInbox: InboxKind<'approved' | 'denied'> = {
  kind: 'request-decided',
  icon: 'check',
  hasMail: true,
  words: {
    en: {
      name: 'My requests',
      about: 'When staff decide on access, accounts, sites or training that you requested',
      action: 'Look at it',
      titles: {
        approved: 'Approved: {subject}',
        denied: 'Not approved: {subject}',
      },
      lines: {
        approved: '{kind}',
        denied: '{kind}',
      },
    },
    de: {
      name: 'Meine Anfragen',
      about: 'Wenn über Zugänge, Konten, Standorte oder Schulungen entschieden wird, um die Sie baten',
      action: 'Ansehen',
      titles: {
        approved: 'Genehmigt: {subject}',
        denied: 'Nicht genehmigt: {subject}',
      },
      lines: {
        approved: '{kind}',
        denied: '{kind}',
      },
    },
    fr: {
      name: 'Mes demandes',
      about: 'Quand une décision est prise sur un accès, un compte, un site ou une formation que vous avez demandé',
      action: 'Consulter',
      titles: {
        approved: 'Approuvé : {subject}',
        denied: 'Non approuvé : {subject}',
      },
      lines: {
        approved: '{kind}',
        denied: '{kind}',
      },
    },
    es: {
      name: 'Mis solicitudes',
      about: 'Cuando se decide sobre accesos, cuentas, centros o formación que solicitó',
      action: 'Ver',
      titles: {
        approved: 'Aprobado: {subject}',
        denied: 'No aprobado: {subject}',
      },
      lines: {
        approved: '{kind}',
        denied: '{kind}',
      },
    },
    pl: {
      name: 'Moje wnioski',
      about: 'Gdy zapadnie decyzja o dostępie, koncie, lokalizacji lub szkoleniu',
      action: 'Zobacz',
      titles: {
        approved: 'Zatwierdzono: {subject}',
        denied: 'Nie zatwierdzono: {subject}',
      },
      lines: {
        approved: '{kind}',
        denied: '{kind}',
      },
    },
    zh: {
      name: '我的申请',
      about: '当您申请的权限、账户、站点或培训有了决定时',
      action: '查看',
      titles: {
        approved: '已批准：{subject}',
        denied: '未批准：{subject}',
      },
      lines: {
        approved: '{kind}',
        denied: '{kind}',
      },
    },
  },
}

export const waitingInbox: InboxKind<'waiting'> = {
  kind: 'request-waiting',
  icon: 'key',
  hasMail: true,
  isFor: (roles) => roles.includes('admin'),
  words: {
    en: {
      name: 'Requests to decide',
      about: 'When somebody waits for a decision of staff',
      action: 'Decide',
      titles: {
        waiting: '{person} requests: {subject}',
      },
      lines: {
        waiting: '{kind}',
      },
    },
    de: {
      name: 'Zu entscheidende Anfragen',
      about: 'Wenn jemand auf eine Entscheidung wartet',
      action: 'Entscheiden',
      titles: {
        waiting: '{person} fragt an: {subject}',
      },
      lines: {
        waiting: '{kind}',
      },
    },
    fr: {
      name: 'Demandes à décider',
      about: 'Quand quelqu’un attend une décision',
      action: 'Décider',
      titles: {
        waiting: '{person} demande : {subject}',
      },
      lines: {
        waiting: '{kind}',
      },
    },
    es: {
      name: 'Solicitudes por decidir',
      about: 'Cuando alguien espera una decisión',
      action: 'Decidir',
      titles: {
        waiting: '{person} solicita: {subject}',
      },
      lines: {
        waiting: '{kind}',
      },
    },
    pl: {
      name: 'Wnioski do decyzji',
      about: 'Gdy ktoś czeka na decyzję',
      action: 'Zdecyduj',
      titles: {
        waiting: '{person} wnioskuje: {subject}',
      },
      lines: {
        waiting: '{kind}',
      },
    },
    zh: {
      name: '待决定的申请',
      about: '当有人等待决定时',
      action: '决定',
      titles: {
        waiting: '{person} 申请：{subject}',
      },
      lines: {
        waiting: '{kind}',
      },
    },
  },
}
