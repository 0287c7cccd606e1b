import type { Language } from '#kernel/locale.ts'

export const QUOTE_ADMIN_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Quotes', lead: 'What customers ask for, and what we offer them.' },
  de: { title: 'Angebote', lead: 'Was Kunden anfragen und was wir ihnen anbieten.' },
  fr: { title: 'Devis', lead: 'Ce que les clients demandent et ce que nous leur proposons.' },
  es: { title: 'Ofertas', lead: 'Lo que piden los clientes y lo que les ofrecemos.' },
  pl: { title: 'Oferty', lead: 'O co pytają klienci i co im oferujemy.' },
  zh: { title: '报价', lead: '客户的询价和我们的报价。' },
}
