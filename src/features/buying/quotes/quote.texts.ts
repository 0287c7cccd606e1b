import type { Language } from '#kernel/locale.ts'

export const QUOTES_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Quotes', lead: 'Prices that you asked for, what we offer, and until when.' },
  de: { title: 'Angebote', lead: 'Ihre Preisanfragen, was wir anbieten und bis wann es gilt.' },
  fr: { title: 'Devis', lead: 'Vos demandes de prix, nos offres et leur durée de validité.' },
  es: { title: 'Ofertas', lead: 'Los precios que ha solicitado, lo que ofrecemos y hasta cuándo.' },
  pl: { title: 'Oferty', lead: 'Ceny, o które pytasz, nasze oferty i terminy ich ważności.' },
  zh: { title: '报价', lead: '您询价的内容、我们的报价及其有效期。' },
}
