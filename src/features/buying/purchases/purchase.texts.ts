import type { Language } from '#kernel/locale.ts'

type PageWords = Readonly<Record<Language, { readonly title: string; readonly lead: string }>>

export const PURCHASED_WORDS: PageWords = {
  en: {
    title: 'Previously purchased',
    lead: 'Parts that were ordered for this account in the last three years, with quantities and the last price.',
  },
  de: {
    title: 'Bereits gekauft',
    lead: 'Teile, die in den letzten drei Jahren für dieses Konto bestellt wurden, mit Mengen und letztem Preis.',
  },
  fr: {
    title: 'Déjà achetés',
    lead: 'Les pièces commandées pour ce compte ces trois dernières années, avec quantités et dernier prix.',
  },
  es: {
    title: 'Comprado anteriormente',
    lead: 'Piezas pedidas para esta cuenta en los últimos tres años, con cantidades y último precio.',
  },
  pl: {
    title: 'Wcześniej kupione',
    lead: 'Części zamówione dla tego konta w ostatnich trzech latach, z ilościami i ostatnią ceną.',
  },
  zh: { title: '曾购零件', lead: '近三年为此账户订购的零件、数量及最近价格。' },
}

export const SPENDING_WORDS: PageWords = {
  en: { title: 'Spending', lead: 'What this account spent with us, by month, by category and by where it went.' },
  de: { title: 'Ausgaben', lead: 'Was dieses Konto bei uns ausgegeben hat: nach Monat, Kategorie und Lieferort.' },
  fr: { title: 'Dépenses', lead: 'Ce que ce compte a dépensé chez nous, par mois, par catégorie et par lieu de livraison.' },
  es: { title: 'Gastos', lead: 'Lo que esta cuenta ha gastado con nosotros, por mes, categoría y destino.' },
  pl: { title: 'Wydatki', lead: 'Ile to konto u nas wydało: według miesięcy, kategorii i adresów dostawy.' },
  zh: { title: '支出', lead: '此账户按月份、类别和收货地统计的支出。' },
}
