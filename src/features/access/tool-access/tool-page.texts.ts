import { de } from '#features/access/tool-access/texts/de.ts'
import { en } from '#features/access/tool-access/texts/en.ts'
import { es } from '#features/access/tool-access/texts/es.ts'
import { fr } from '#features/access/tool-access/texts/fr.ts'
import { pl } from '#features/access/tool-access/texts/pl.ts'
import { zh } from '#features/access/tool-access/texts/zh.ts'
import type { Language } from '#kernel/locale.ts'

const pick = (home: string, texts: Record<keyof typeof en, string>) => ({
  home,
  tools: texts['launcher.title'],
  pending: texts['pending.title'],
  denied: texts['denied.title'],
  'not-permitted': texts['not-permitted.title'],
  'not-requested': texts['not-requested.title'],
  'group-request': texts['group-request.title'],
  'refer-to-network': texts['refer-to-network.title'],
})

/** Titles of pages are the headings of their blocks. */
export const TOOL_WORDS: Readonly<Record<Language, ReturnType<typeof pick>>> = {
  en: pick('Home', en),
  de: pick('Startseite', de),
  fr: pick('Accueil', fr),
  es: pick('Inicio', es),
  pl: pick('Strona główna', pl),
  zh: pick('首页', zh),
}

/** By language, as the portal's navigation takes it. */
export const TOOLS_TITLE: Readonly<Record<Language, string>> = {
  en: TOOL_WORDS.en.tools,
  de: TOOL_WORDS.de.tools,
  fr: TOOL_WORDS.fr.tools,
  es: TOOL_WORDS.es.tools,
  pl: TOOL_WORDS.pl.tools,
  zh: TOOL_WORDS.zh.tools,
}
