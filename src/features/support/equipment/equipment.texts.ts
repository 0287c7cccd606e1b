import type { Language } from '#kernel/locale.ts'

export const EQUIPMENT_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Equipment', lead: 'What this account has, by serial number and site, with its parts, documents and services.' },
  de: { title: 'Geräte', lead: 'Was dieses Konto hat, nach Seriennummer und Standort, mit Teilen, Dokumenten und Wartungen.' },
  fr: {
    title: 'Équipements',
    lead: 'Ce que possède ce compte, par numéro de série et site, avec pièces, documents et entretiens.',
  },
  es: { title: 'Equipos', lead: 'Lo que tiene esta cuenta, por número de serie y centro, con piezas, documentos y servicios.' },
  pl: {
    title: 'Urządzenia',
    lead: 'Co posiada to konto, według numerów seryjnych i lokalizacji, z częściami, dokumentami i przeglądami.',
  },
  zh: { title: '设备', lead: '此账户按序列号和站点列出的设备，及其零件、文档和维护。' },
}
