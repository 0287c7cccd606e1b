import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const pausedInbox: InboxKind<'paused'> = {
  kind: 'recurring-paused',
  icon: 'refresh',
  hasMail: true,
  words: {
    en: {
      name: 'Paused recurring orders',
      about: 'When a recurring order of yours is paused because something differs from what was agreed',
      action: 'Open',
      titles: { paused: '{name} is paused: nothing was ordered on {day}' },
      lines: { paused: '{reason}' },
    },
    de: {
      name: 'Pausierte wiederkehrende Bestellungen',
      about: 'Wenn eine Ihrer wiederkehrenden Bestellungen pausiert wird, weil etwas vom Vereinbarten abweicht',
      action: 'Öffnen',
      titles: { paused: '{name} ist pausiert: Am {day} wurde nichts bestellt' },
      lines: { paused: '{reason}' },
    },
    fr: {
      name: 'Commandes récurrentes suspendues',
      about: 'Quand une de vos commandes récurrentes est suspendue parce que quelque chose diffère de ce qui était convenu',
      action: 'Ouvrir',
      titles: { paused: '{name} est suspendue : rien n’a été commandé le {day}' },
      lines: { paused: '{reason}' },
    },
    es: {
      name: 'Pedidos periódicos en pausa',
      about: 'Cuando un pedido periódico suyo queda en pausa porque algo difiere de lo acordado',
      action: 'Abrir',
      titles: { paused: '{name} está en pausa: el {day} no se pidió nada' },
      lines: { paused: '{reason}' },
    },
    pl: {
      name: 'Wstrzymane zamówienia cykliczne',
      about: 'Gdy Twoje zamówienie cykliczne zostanie wstrzymane, bo coś różni się od ustaleń',
      action: 'Otwórz',
      titles: { paused: '{name} jest wstrzymane: {day} niczego nie zamówiono' },
      lines: { paused: '{reason}' },
    },
    zh: {
      name: '已暂停的定期订单',
      about: '当您的定期订单因与约定不符而暂停时',
      action: '打开',
      titles: { paused: '{name} 已暂停：{day} 未下单' },
      lines: { paused: '{reason}' },
    },
  },
}
