import type { InsightWords } from '#kernel/insight.ts'

type Described = { readonly title: InsightWords; readonly definition: InsightWords }

const TITLE: InsightWords = {
  en: 'Searches without result',
  de: 'Suchen ohne Treffer',
  fr: 'Recherches sans résultat',
  es: 'Búsquedas sin resultado',
  pl: 'Wyszukiwania bez wyników',
  zh: '无结果的搜索',
}

export const EMPTY_SHARE: Described = {
  title: TITLE,
  definition: {
    en: 'Share of all searches that found nothing.',
    de: 'Anteil aller Suchen, die nichts gefunden haben.',
    fr: 'Part des recherches qui n’ont rien trouvé.',
    es: 'Proporción de búsquedas que no encontraron nada.',
    pl: 'Udział wyszukiwań, które niczego nie znalazły.',
    zh: '没有找到任何结果的搜索所占比例。',
  },
}
export const MISSED: Described = {
  title: TITLE,
  definition: {
    en: 'What people searched for and did not find, and how often.',
    de: 'Wonach gesucht und was nicht gefunden wurde, und wie oft.',
    fr: 'Ce que l’on a cherché sans le trouver, et combien de fois.',
    es: 'Lo que se buscó y no se encontró, y cuántas veces.',
    pl: 'Czego szukano i nie znaleziono oraz jak często.',
    zh: '用户搜索但未找到的内容及次数。',
  },
}
export const QUERY: InsightWords = {
  en: 'Query',
  de: 'Suchanfrage',
  fr: 'Requête',
  es: 'Consulta',
  pl: 'Zapytanie',
  zh: '搜索词',
}
