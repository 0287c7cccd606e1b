import type { Language } from '#kernel/locale.ts'

export const SETTINGS_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Settings', lead: 'Addresses and switches of this site. What is not set here is as the site was installed.' },
  de: {
    title: 'Einstellungen',
    lead: 'Adressen und Schalter dieser Website. Was hier nicht gesetzt ist, bleibt wie bei der Einrichtung.',
  },
  fr: {
    title: 'Paramètres',
    lead: 'Adresses et commutateurs de ce site. Ce qui n’est pas défini ici reste comme à l’installation.',
  },
  es: {
    title: 'Ajustes',
    lead: 'Direcciones e interruptores de este sitio. Lo que no se define aquí queda como se instaló.',
  },
  pl: {
    title: 'Ustawienia',
    lead: 'Adresy i przełączniki tej witryny. To, czego tu nie ustawiono, pozostaje jak przy instalacji.',
  },
  zh: { title: '设置', lead: '本站的地址和开关。未在此设置的项保持安装时的值。' },
}
