import type { InboxKind } from '#foundation/inbox/public.server.ts'

export const placedInbox: InboxKind<'placed'> = {
  kind: 'order-placed',
  icon: 'box',
  hasMail: true,
  words: {
    en: {
      name: 'Orders placed',
      about: 'When an order of yours is placed, with its confirmation',
      action: 'Open order',
      titles: {
        placed: 'Order {number} is placed',
      },
      lines: {
        placed: '{total}',
      },
    },
    de: {
      name: 'Aufgegebene Bestellungen',
      about: 'Wenn eine Bestellung von Ihnen aufgegeben ist, mit ihrer Bestätigung',
      action: 'Zur Bestellung',
      titles: {
        placed: 'Bestellung {number} ist aufgegeben',
      },
      lines: {
        placed: '{total}',
      },
    },
    fr: {
      name: 'Commandes passées',
      about: 'Quand une de vos commandes est passée, avec sa confirmation',
      action: 'Voir la commande',
      titles: {
        placed: 'La commande {number} est passée',
      },
      lines: {
        placed: '{total}',
      },
    },
    es: {
      name: 'Pedidos realizados',
      about: 'Cuando se realiza un pedido suyo, con su confirmación',
      action: 'Ver pedido',
      titles: {
        placed: 'Se ha realizado el pedido {number}',
      },
      lines: {
        placed: '{total}',
      },
    },
    pl: {
      name: 'Złożone zamówienia',
      about: 'Gdy Twoje zamówienie zostanie złożone, wraz z potwierdzeniem',
      action: 'Otwórz zamówienie',
      titles: {
        placed: 'Zamówienie {number} zostało złożone',
      },
      lines: {
        placed: '{total}',
      },
    },
    zh: {
      name: '已下订单',
      about: '当您的订单提交成功时，附确认书',
      action: '查看订单',
      titles: {
        placed: '订单 {number} 已提交',
      },
      lines: {
        placed: '{total}',
      },
    },
  },
}
