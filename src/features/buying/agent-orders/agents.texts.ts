import type { Language } from '#kernel/locale.ts'

export const AGENTS_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Apps and agents', lead: 'What may act for you, and how far.' },
  de: { title: 'Apps und Agenten', lead: 'Was für Sie handeln darf, und wie weit.' },
  fr: { title: 'Applications et agents', lead: 'Ce qui peut agir pour vous, et jusqu’où.' },
  es: { title: 'Aplicaciones y agentes', lead: 'Qué puede actuar en su nombre y hasta dónde.' },
  pl: { title: 'Aplikacje i agenci', lead: 'Co może działać w Twoim imieniu i w jakim zakresie.' },
  zh: { title: '应用与智能体', lead: '哪些应用可以代表您操作，以及操作范围。' },
}

export const AGENTS_OFFICE_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Apps and agents', lead: 'What people let act for them.' },
  de: { title: 'Apps und Agenten', lead: 'Was Personen für sich handeln lassen.' },
  fr: { title: 'Applications et agents', lead: 'Ce que les personnes laissent agir pour elles.' },
  es: { title: 'Aplicaciones y agentes', lead: 'Lo que las personas permiten que actúe en su nombre.' },
  pl: { title: 'Aplikacje i agenci', lead: 'Czemu osoby pozwalają działać w swoim imieniu.' },
  zh: { title: '应用与智能体', lead: '人员允许代表其操作的应用与智能体。' },
}
