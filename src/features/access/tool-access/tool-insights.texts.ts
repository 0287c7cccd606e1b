import type { InsightWords } from '#kernel/insight.ts'

export const TOOL_USE: { readonly title: InsightWords; readonly definition: InsightWords } = {
  title: {
    en: 'Use of tools',
    de: 'Nutzung der Anwendungen',
    fr: 'Utilisation des outils',
    es: 'Uso de las herramientas',
    pl: 'Korzystanie z narzędzi',
    zh: '工具使用',
  },
  definition: {
    en: 'How often each tool was opened from the portal.',
    de: 'Wie oft jede Anwendung aus dem Portal geöffnet wurde.',
    fr: 'Combien de fois chaque outil a été ouvert depuis le portail.',
    es: 'Cuántas veces se abrió cada herramienta desde el portal.',
    pl: 'Jak często każde narzędzie otwierano z portalu.',
    zh: '每个工具从门户打开的次数。',
  },
}
export const TOOL: InsightWords = { en: 'Tool', de: 'Anwendung', fr: 'Outil', es: 'Herramienta', pl: 'Narzędzie', zh: '工具' }
