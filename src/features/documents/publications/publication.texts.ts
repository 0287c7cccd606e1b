import type { Language } from '#kernel/locale.ts'

/** The page of the list, as a new site has it. */
export const LIST_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: {
    title: 'Technical publications',
    lead: 'Manuals, bulletins and drawings for your equipment, each with its revisions and what changed in them.',
  },
  de: {
    title: 'Technische Publikationen',
    lead: 'Handbücher, Mitteilungen und Zeichnungen zu Ihren Geräten, mit allen Revisionen und ihren Änderungen.',
  },
  fr: {
    title: 'Publications techniques',
    lead: 'Manuels, bulletins et schémas de vos équipements, avec leurs révisions et ce qu’elles changent.',
  },
  es: {
    title: 'Publicaciones técnicas',
    lead: 'Manuales, boletines y esquemas de sus equipos, con sus revisiones y lo que cambia en ellas.',
  },
  pl: {
    title: 'Publikacje techniczne',
    lead: 'Instrukcje, biuletyny i schematy do Twoich urządzeń, z rewizjami i opisem zmian.',
  },
  zh: { title: '技术出版物', lead: '您设备的手册、通告和图纸，包含各次修订及其变更内容。' },
}
