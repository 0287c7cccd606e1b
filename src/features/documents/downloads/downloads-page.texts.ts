import type { Language } from '#kernel/locale.ts'

type Words = { readonly title: string; readonly lead: string }

export const PAGE_WORDS: Readonly<Record<Language, { readonly downloads: Words; readonly software: Words }>> = {
  en: {
    downloads: { title: 'Downloads', lead: 'Manuals, data sheets, firmware and drawings, each with its checksum.' },
    software: {
      title: 'Software downloads',
      lead: 'The newest versions for your products, with release notes and older versions.',
    },
  },
  de: {
    downloads: { title: 'Downloads', lead: 'Handbücher, Datenblätter, Firmware und Zeichnungen, jeweils mit Prüfsumme.' },
    software: {
      title: 'Software-Downloads',
      lead: 'Die neuesten Versionen für Ihre Produkte, mit Versionshinweisen und älteren Versionen.',
    },
  },
  fr: {
    downloads: {
      title: 'Téléchargements',
      lead: 'Manuels, fiches techniques, micrologiciels et plans, chacun avec sa somme de contrôle.',
    },
    software: {
      title: 'Téléchargement de logiciels',
      lead: 'Les dernières versions pour vos produits, avec les notes de version et les versions antérieures.',
    },
  },
  es: {
    downloads: {
      title: 'Descargas',
      lead: 'Manuales, hojas de datos, firmware y planos, cada uno con su suma de comprobación.',
    },
    software: {
      title: 'Descargas de software',
      lead: 'Las versiones más recientes para sus productos, con notas de versión y versiones anteriores.',
    },
  },
  pl: {
    downloads: {
      title: 'Pliki do pobrania',
      lead: 'Instrukcje, karty katalogowe, oprogramowanie układowe i rysunki, każdy z sumą kontrolną.',
    },
    software: {
      title: 'Oprogramowanie do pobrania',
      lead: 'Najnowsze wersje do Twoich produktów, z informacjami o wersjach i starszymi wersjami.',
    },
  },
  zh: {
    downloads: { title: '下载', lead: '手册、数据表、固件和图纸，均附校验和。' },
    software: { title: '软件下载', lead: '适用于您产品的最新版本，附发行说明和旧版本。' },
  },
}
