import type { Language } from '#kernel/locale.ts'

export const DESK_TITLES: Readonly<Record<Language, string>> = {
  en: 'Access requests',
  de: 'Zugangsanfragen',
  fr: 'Demandes d’accès',
  es: 'Solicitudes de acceso',
  pl: 'Wnioski o dostęp',
  zh: '访问申请',
}
