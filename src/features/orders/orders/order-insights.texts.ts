import type { InsightWords } from '#kernel/insight.ts'

export const SITE_ORDERS: { readonly title: InsightWords; readonly definition: InsightWords } = {
  title: {
    en: 'Orders from the site',
    de: 'Bestellungen über die Website',
    fr: 'Commandes du site',
    es: 'Pedidos desde el sitio',
    pl: 'Zamówienia z witryny',
    zh: '网站订单',
  },
  definition: {
    en: 'Orders that were placed on this site; orders of other ways are not counted.',
    de: 'Auf dieser Website aufgegebene Bestellungen; andere Wege zählen nicht.',
    fr: 'Commandes passées sur ce site ; les autres voies ne sont pas comptées.',
    es: 'Pedidos realizados en este sitio; no se cuentan otras vías.',
    pl: 'Zamówienia złożone w tej witrynie; inne drogi nie są liczone.',
    zh: '在本网站下的订单，不含其他渠道。',
  },
}
