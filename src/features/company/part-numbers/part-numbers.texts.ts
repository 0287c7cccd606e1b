import type { Language } from '#kernel/locale.ts'

export const PART_NUMBER_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Part numbers', lead: 'What your company calls our parts. Search, quick order and your documents understand it.' },
  de: {
    title: 'Teilenummern',
    lead: 'Wie Ihre Firma unsere Teile nennt. Suche, Schnellbestellung und Ihre Dokumente verstehen es.',
  },
  fr: {
    title: 'Références',
    lead: 'Comment votre entreprise nomme nos pièces. La recherche, la commande rapide et vos documents le comprennent.',
  },
  es: {
    title: 'Referencias',
    lead: 'Cómo llama su empresa a nuestras piezas. La búsqueda, el pedido rápido y sus documentos lo entienden.',
  },
  pl: {
    title: 'Numery części',
    lead: 'Jak Twoja firma nazywa nasze części. Rozumieją to wyszukiwarka, szybki koszyk i Twoje dokumenty.',
  },
  zh: { title: '零件号', lead: '贵公司对我们零件的称呼。搜索、快速下单和您的文档都能识别。' },
}
