import type { Language } from '#kernel/locale.ts'

export const RECURRING_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Recurring orders', lead: 'What is ordered again and again by itself, at the agreed prices.' },
  de: { title: 'Wiederkehrende Bestellungen', lead: 'Was sich von selbst immer wieder bestellt, zu vereinbarten Preisen.' },
  fr: { title: 'Commandes récurrentes', lead: 'Ce qui se commande régulièrement tout seul, aux prix convenus.' },
  es: { title: 'Pedidos periódicos', lead: 'Lo que se pide una y otra vez por sí solo, a los precios acordados.' },
  pl: { title: 'Zamówienia cykliczne', lead: 'Co zamawiane jest regularnie i automatycznie, po uzgodnionych cenach.' },
  zh: { title: '定期订单', lead: '按约定价格自动重复订购的内容。' },
}
