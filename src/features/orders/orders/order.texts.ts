import type { Language } from '#kernel/locale.ts'

type PageWords = Readonly<Record<Language, { readonly title: string; readonly lead: string }>>

export const ORDERS_WORDS: PageWords = {
  en: { title: 'Orders', lead: 'Everything ordered for this account, what is on its way, and what is late.' },
  de: { title: 'Bestellungen', lead: 'Alles, was für dieses Konto bestellt wurde, was unterwegs ist und was sich verspätet.' },
  fr: { title: 'Commandes', lead: 'Tout ce qui a été commandé pour ce compte, ce qui est en route et ce qui est en retard.' },
  es: { title: 'Pedidos', lead: 'Todo lo pedido para esta cuenta, lo que está en camino y lo que se retrasa.' },
  pl: { title: 'Zamówienia', lead: 'Wszystko, co zamówiono dla tego konta, co jest w drodze i co się opóźnia.' },
  zh: { title: '订单', lead: '此账户的全部订单、在途货物以及延误情况。' },
}

/** The kind's name in a search over several kinds. */
export const ORDER_NAME: Readonly<Record<Language, string>> = {
  en: 'Order {number}',
  de: 'Bestellung {number}',
  fr: 'Commande {number}',
  es: 'Pedido {number}',
  pl: 'Zamówienie {number}',
  zh: '订单 {number}',
}
