import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const changeInbox: InboxKind<'Approved' | 'Refused'> = {
  kind: 'order-change-answered',
  icon: 'check',
  hasMail: true,
  topic: 'orders',
  words: {
    en: {
      name: 'Answers to order changes',
      about: 'When a change that you asked for is made or refused',
      action: 'Open order',
      titles: { Approved: 'Order {number} was changed as you asked', Refused: 'Your change of order {number} was refused' },
      lines: { Approved: '{answer}', Refused: '{answer}' },
    },
    de: {
      name: 'Antworten auf Bestelländerungen',
      about: 'Wenn eine Änderung, um die Sie baten, gemacht oder abgelehnt wird',
      action: 'Zur Bestellung',
      titles: {
        Approved: 'Bestellung {number} wurde wie erbeten geändert',
        Refused: 'Ihre Änderung der Bestellung {number} wurde abgelehnt',
      },
      lines: { Approved: '{answer}', Refused: '{answer}' },
    },
    fr: {
      name: 'Réponses aux modifications de commande',
      about: 'Quand une modification que vous avez demandée est faite ou refusée',
      action: 'Voir la commande',
      titles: {
        Approved: 'La commande {number} a été modifiée comme demandé',
        Refused: 'Votre modification de la commande {number} a été refusée',
      },
      lines: { Approved: '{answer}', Refused: '{answer}' },
    },
    es: {
      name: 'Respuestas a cambios de pedidos',
      about: 'Cuando se hace o se rechaza un cambio que pidió',
      action: 'Ver el pedido',
      titles: {
        Approved: 'El pedido {number} se ha cambiado como pidió',
        Refused: 'Se ha rechazado su cambio del pedido {number}',
      },
      lines: { Approved: '{answer}', Refused: '{answer}' },
    },
    pl: {
      name: 'Odpowiedzi na zmiany zamówień',
      about: 'Gdy zmiana, o którą prosisz, zostanie wprowadzona lub odrzucona',
      action: 'Otwórz zamówienie',
      titles: { Approved: 'Zamówienie {number} zmieniono zgodnie z prośbą', Refused: 'Zmianę zamówienia {number} odrzucono' },
      lines: { Approved: '{answer}', Refused: '{answer}' },
    },
    zh: {
      name: '订单变更答复',
      about: '当您申请的变更已完成或被拒绝时',
      action: '查看订单',
      titles: { Approved: '订单 {number} 已按您的要求变更', Refused: '您对订单 {number} 的变更被拒绝' },
      lines: { Approved: '{answer}', Refused: '{answer}' },
    },
  },
}
