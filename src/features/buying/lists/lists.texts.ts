import type { Language } from '#kernel/locale.ts'

type ListsWords = Readonly<Record<'saved' | 'lists', { readonly title: string; readonly description: string }>>

export const LISTS_WORDS: Readonly<Record<Language, ListsWords>> = {
  en: {
    saved: { title: 'Saved items', description: 'Parts that you kept for another day.' },
    lists: { title: 'Lists', description: 'Parts by job or site, for yourself or your company.' },
  },
  de: {
    saved: { title: 'Gemerkte Teile', description: 'Teile, die Sie sich gemerkt haben.' },
    lists: { title: 'Listen', description: 'Teile nach Auftrag oder Standort, für Sie oder Ihre Firma.' },
  },
  fr: {
    saved: { title: 'Articles enregistrés', description: 'Les pièces que vous avez mises de côté.' },
    lists: { title: 'Listes', description: 'Des pièces par chantier ou par site, pour vous ou votre entreprise.' },
  },
  es: {
    saved: { title: 'Artículos guardados', description: 'Piezas que guardó para otro día.' },
    lists: { title: 'Listas', description: 'Piezas por trabajo o centro, para usted o su empresa.' },
  },
  pl: {
    saved: { title: 'Zapisane części', description: 'Części zachowane na później.' },
    lists: { title: 'Listy', description: 'Części według zlecenia lub lokalizacji, dla Ciebie lub firmy.' },
  },
  zh: {
    saved: { title: '已保存的商品', description: '您留到稍后再买的零件。' },
    lists: { title: '清单', description: '按工作或站点整理的零件，供您或贵公司使用。' },
  },
}
