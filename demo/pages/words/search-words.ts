import type { Language } from '#kernel/locale.ts'

/** Above the search on the contact page. */
export const SEARCH_BANNER_WORDS: Readonly<Record<Language, { readonly heading: string; readonly text: string }>> = {
  en: {
    heading: 'Look it up first',
    text: 'Part numbers, data sheets and services: most answers are a few letters away.',
  },
  de: {
    heading: 'Zuerst nachschlagen',
    text: 'Teilenummern, Datenblätter und Leistungen: Die meisten Antworten sind nur wenige Buchstaben entfernt.',
  },
  fr: {
    heading: 'Cherchez d’abord ici',
    text: 'Références, fiches techniques et services : la plupart des réponses sont à quelques lettres de vous.',
  },
  es: {
    heading: 'Búsquelo primero',
    text: 'Referencias, hojas de datos y servicios: la mayoría de las respuestas están a unas pocas letras.',
  },
  pl: {
    heading: 'Najpierw proszę poszukać tutaj',
    text: 'Numery części, karty katalogowe i usługi: większość odpowiedzi dzieli od Państwa kilka liter.',
  },
  zh: { heading: '先搜索一下', text: '零件号、数据表和服务：大多数答案只需输入几个字即可找到。' },
}
