import type { Language } from '#kernel/locale.ts'

export const CUSTOMERS_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Customer at a glance', lead: 'Accounts, people, orders and everything else of one customer.' },
  de: { title: 'Kunde auf einen Blick', lead: 'Konten, Personen, Bestellungen und alles andere zu einem Kunden.' },
  fr: { title: 'Client en un coup d’œil', lead: 'Comptes, personnes, commandes et tout le reste d’un client.' },
  es: { title: 'Cliente de un vistazo', lead: 'Cuentas, personas, pedidos y todo lo demás de un cliente.' },
  pl: { title: 'Klient w skrócie', lead: 'Konta, osoby, zamówienia i wszystko inne o jednym kliencie.' },
  zh: { title: '客户概览', lead: '一个客户的账户、人员、订单及其他全部信息。' },
}
