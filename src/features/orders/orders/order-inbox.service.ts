import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const orderInbox: InboxKind<'state' | 'changed'> = {
  kind: 'order-changed',
  icon: 'truck',
  hasMail: true,
  topic: 'orders',
  words: {
    en: {
      name: 'Order changes',
      about: 'When an order that you placed or follow is confirmed, shipped or changed',
      action: 'Open order',
      titles: {
        state: 'Order {number}: {state}',
        changed: 'Order {number} changed',
      },
      lines: {
        state: 'Your reference {reference}',
        changed: 'Your reference {reference}',
      },
    },
    de: {
      name: 'Änderungen an Bestellungen',
      about: 'Wenn eine Bestellung, die Sie aufgaben oder verfolgen, bestätigt, versandt oder geändert wird',
      action: 'Zur Bestellung',
      titles: {
        state: 'Bestellung {number}: {state}',
        changed: 'Bestellung {number} wurde geändert',
      },
      lines: {
        state: 'Ihre Referenz {reference}',
        changed: 'Ihre Referenz {reference}',
      },
    },
    fr: {
      name: 'Suivi des commandes',
      about: 'Quand une commande que vous avez passée ou suivez est confirmée, expédiée ou modifiée',
      action: 'Voir la commande',
      titles: {
        state: 'Commande {number} : {state}',
        changed: 'La commande {number} a changé',
      },
      lines: {
        state: 'Votre référence {reference}',
        changed: 'Votre référence {reference}',
      },
    },
    es: {
      name: 'Cambios en pedidos',
      about: 'Cuando un pedido que hizo o sigue se confirma, se envía o cambia',
      action: 'Ver pedido',
      titles: {
        state: 'Pedido {number}: {state}',
        changed: 'El pedido {number} ha cambiado',
      },
      lines: {
        state: 'Su referencia {reference}',
        changed: 'Su referencia {reference}',
      },
    },
    pl: {
      name: 'Zmiany zamówień',
      about: 'Gdy zamówienie złożone lub obserwowane zostanie potwierdzone, wysłane lub zmienione',
      action: 'Otwórz zamówienie',
      titles: {
        state: 'Zamówienie {number}: {state}',
        changed: 'Zamówienie {number} zmieniło się',
      },
      lines: {
        state: 'Nr referencyjny {reference}',
        changed: 'Nr referencyjny {reference}',
      },
    },
    zh: {
      name: '订单变更',
      about: '当您下单或关注的订单被确认、发货或变更时',
      action: '查看订单',
      titles: {
        state: '订单 {number}：{state}',
        changed: '订单 {number} 有变更',
      },
      lines: {
        state: '您的参考号 {reference}',
        changed: '您的参考号 {reference}',
      },
    },
  },
}
