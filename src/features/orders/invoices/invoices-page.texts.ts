import type { Language } from '#kernel/locale.ts'

export const INVOICES_PATH = '/secure/invoices'

export const INVOICES_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Invoices', lead: 'What is open, what is late and what is paid, each invoice as a document.' },
  de: { title: 'Rechnungen', lead: 'Was offen, überfällig und bezahlt ist, jede Rechnung als Dokument.' },
  fr: { title: 'Factures', lead: 'Ce qui est ouvert, en retard ou payé, chaque facture en document.' },
  es: { title: 'Facturas', lead: 'Lo pendiente, lo vencido y lo pagado, cada factura como documento.' },
  pl: { title: 'Faktury', lead: 'Co jest otwarte, po terminie i zapłacone, każda faktura jako dokument.' },
  zh: { title: '发票', lead: '未付、逾期和已付款项，每张发票均可下载。' },
}
