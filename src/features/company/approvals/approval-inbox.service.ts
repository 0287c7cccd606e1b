import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const approvalInbox: InboxKind<'requested' | 'decided'> = {
  kind: 'approval',
  icon: 'check',
  hasMail: true,
  words: {
    en: {
      name: 'Approvals',
      about: 'When somebody needs your approval, and when your order was decided',
      action: 'Open',
      titles: {
        requested: '{who} needs your approval: {total}',
        decided: 'Your order for {total}: {state}',
      },
    },
    de: {
      name: 'Genehmigungen',
      about: 'Wenn jemand Ihre Genehmigung braucht und wenn über Ihre Bestellung entschieden wurde',
      action: 'Öffnen',
      titles: {
        requested: '{who} braucht Ihre Genehmigung: {total}',
        decided: 'Ihre Bestellung über {total}: {state}',
      },
    },
    fr: {
      name: 'Approbations',
      about: 'Quand quelqu’un a besoin de votre approbation et quand votre commande a été décidée',
      action: 'Ouvrir',
      titles: {
        requested: '{who} a besoin de votre approbation : {total}',
        decided: 'Votre commande de {total} : {state}',
      },
    },
    es: {
      name: 'Aprobaciones',
      about: 'Cuando alguien necesita su aprobación y cuando se decide sobre su pedido',
      action: 'Abrir',
      titles: {
        requested: '{who} necesita su aprobación: {total}',
        decided: 'Su pedido de {total}: {state}',
      },
    },
    pl: {
      name: 'Zatwierdzenia',
      about: 'Gdy ktoś potrzebuje Twojej zgody i gdy rozstrzygnięto Twoje zamówienie',
      action: 'Otwórz',
      titles: {
        requested: '{who} prosi o zatwierdzenie: {total}',
        decided: 'Twoje zamówienie na {total}: {state}',
      },
    },
    zh: {
      name: '审批',
      about: '有人需要您批准时，以及您的订单审批结束时',
      action: '打开',
      titles: {
        requested: '{who}需要您的批准：{total}',
        decided: '您的订单（{total}）：{state}',
      },
    },
  },
}
