import { DEMO_TENANTS } from '#demo/tenants.ts'
import type { Link } from '#features/blocks/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'

/** What each of the group's businesses is for, in a few words. */
const PURPOSES: Readonly<Record<TenantKey, Readonly<Record<Language, string>>>> = {
  aerobt: {
    en: 'Avionics, actuation and sensors for aircraft',
    de: 'Avionik, Aktorik und Sensorik für Flugzeuge',
    fr: 'Avionique, actionneurs et capteurs pour aéronefs',
    es: 'Aviónica, actuadores y sensores para aeronaves',
    pl: 'Awionika, siłowniki i czujniki dla lotnictwa',
    zh: '航空电子、作动与传感',
  },
  hbtbt: {
    en: 'Controls, fire safety and comfort in buildings',
    de: 'Regelung, Brandschutz und Komfort in Gebäuden',
    fr: 'Régulation, sécurité incendie et confort des bâtiments',
    es: 'Control, protección contra incendios y confort en edificios',
    pl: 'Automatyka, ochrona przeciwpożarowa i komfort w budynkach',
    zh: '楼宇控制、消防与舒适',
  },
  sps: {
    en: 'Sensing, scanning and protection for people at work',
    de: 'Sensorik, Erfassung und Schutz für Menschen bei der Arbeit',
    fr: 'Détection, lecture et protection au travail',
    es: 'Detección, lectura y protección en el trabajo',
    pl: 'Czujniki, skanery i ochrona ludzi przy pracy',
    zh: '传感、扫描与作业防护',
  },
  process: {
    en: 'Measurement and control for process plants',
    de: 'Messen und Regeln in Prozessanlagen',
    fr: 'Mesure et régulation pour les procédés',
    es: 'Medición y control para plantas de proceso',
    pl: 'Pomiary i sterowanie w instalacjach procesowych',
    zh: '流程工业的测量与控制',
  },
  hpsbt: {
    en: 'Software that keeps plants and buildings running',
    de: 'Software, die Anlagen und Gebäude am Laufen hält',
    fr: 'Des logiciels pour exploiter usines et bâtiments',
    es: 'Software que mantiene plantas y edificios en marcha',
    pl: 'Oprogramowanie, dzięki któremu zakłady i budynki działają',
    zh: '保障工厂与楼宇运行的软件',
  },
}

export type BusinessSite = Link & { readonly text: string; readonly isHere: boolean }

/** The group's sites as one of them shows them. */
export const listBusinessSites = (here: TenantKey, language: Language): BusinessSite[] =>
  DEMO_TENANTS.map(({ key, name }) => ({
    label: name,
    href: `/business/${key}`,
    text: PURPOSES[key][language],
    isHere: key === here,
  }))
