import type { Language } from '#kernel/locale.ts'

/** Small words of the page maker that are nobody's copy. */
export type PageWords = {
  readonly home: string
  readonly quickTasks: string
  readonly waysOn: string
  readonly desks: { readonly caption: string; readonly name: string; readonly phone: string; readonly hours: string }
  /** Between names in a row. */
  readonly separator: string
}

export const PAGE_WORDS: Readonly<Record<Language, PageWords>> = {
  en: {
    home: 'Home',
    quickTasks: 'Quick tasks',
    waysOn: 'Ways on from here',
    desks: { caption: 'Phone numbers and hours', name: 'Desk', phone: 'Phone', hours: 'Hours' },
    separator: ', ',
  },
  de: {
    home: 'Startseite',
    quickTasks: 'Schnellzugriff',
    waysOn: 'So geht es weiter',
    desks: { caption: 'Telefonnummern und Servicezeiten', name: 'Ansprechstelle', phone: 'Telefon', hours: 'Servicezeiten' },
    separator: ', ',
  },
  fr: {
    home: 'Accueil',
    quickTasks: 'Accès rapide',
    waysOn: 'Poursuivre ici',
    desks: { caption: 'Numéros de téléphone et horaires', name: 'Service', phone: 'Téléphone', hours: 'Horaires' },
    separator: ', ',
  },
  es: {
    home: 'Inicio',
    quickTasks: 'Accesos rápidos',
    waysOn: 'Continúe por aquí',
    desks: { caption: 'Teléfonos y horarios', name: 'Servicio', phone: 'Teléfono', hours: 'Horario' },
    separator: ', ',
  },
  pl: {
    home: 'Strona główna',
    quickTasks: 'Na skróty',
    waysOn: 'Dokąd dalej',
    desks: { caption: 'Numery telefonów i godziny pracy', name: 'Dział', phone: 'Telefon', hours: 'Godziny' },
    separator: ', ',
  },
  zh: {
    home: '首页',
    quickTasks: '快捷入口',
    waysOn: '您可以继续前往',
    desks: { caption: '电话与服务时间', name: '部门', phone: '电话', hours: '服务时间' },
    separator: '、',
  },
}
