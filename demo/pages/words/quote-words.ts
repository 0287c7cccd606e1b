import type { Language } from '#kernel/locale.ts'

type QuoteWords = { readonly title: string; readonly lead: string; readonly products: string; readonly thanks: string }

export const QUOTE_WORDS: Readonly<Record<Language, QuoteWords>> = {
  en: {
    title: 'Ask for a quote',
    lead: 'An engineer answers within one working day, with a price, a lead time and a drawing.',
    products: 'Part numbers, or what you call it',
    thanks: 'An engineer answers you within one working day.',
  },
  de: {
    title: 'Angebot anfragen',
    lead: 'Ein Ingenieur antwortet innerhalb eines Werktags mit Preis, Lieferzeit und Zeichnung.',
    products: 'Teilenummern oder eine Bezeichnung',
    thanks: 'Ein Ingenieur antwortet Ihnen innerhalb eines Werktags.',
  },
  fr: {
    title: 'Demander un devis',
    lead: 'Un ingénieur répond sous un jour ouvré, avec un prix, un délai et un plan.',
    products: 'Références, ou le nom que vous lui donnez',
    thanks: 'Un ingénieur vous répond sous un jour ouvré.',
  },
  es: {
    title: 'Solicitar una oferta',
    lead: 'Un ingeniero responde en un día laborable con precio, plazo y plano.',
    products: 'Referencias, o como usted lo llame',
    thanks: 'Un ingeniero le responderá en un día laborable.',
  },
  pl: {
    title: 'Poproś o ofertę',
    lead: 'Inżynier odpowie w ciągu jednego dnia roboczego: cena, czas realizacji i rysunek.',
    products: 'Numery części lub nazwa',
    thanks: 'Inżynier odpowie w ciągu jednego dnia roboczego.',
  },
  zh: {
    title: '询价',
    lead: '工程师将在一个工作日内答复价格、交货期和图纸。',
    products: '零件号或名称',
    thanks: '工程师将在一个工作日内答复您。',
  },
}
