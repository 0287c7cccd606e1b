import type { Language } from '#kernel/locale.ts'

export const PEOPLE_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'People', lead: 'Who buys for your company, for which accounts, and up to which amount.' },
  de: { title: 'Personen', lead: 'Wer für Ihre Firma einkauft, für welche Konten und bis zu welchem Betrag.' },
  fr: { title: 'Personnes', lead: 'Qui achète pour votre entreprise, pour quels comptes et jusqu’à quel montant.' },
  es: { title: 'Personas', lead: 'Quién compra para su empresa, para qué cuentas y hasta qué importe.' },
  pl: { title: 'Osoby', lead: 'Kto kupuje dla Twojej firmy, dla których kont i do jakiej kwoty.' },
  zh: { title: '人员', lead: '谁为贵公司采购、用于哪些账户以及限额多少。' },
}
