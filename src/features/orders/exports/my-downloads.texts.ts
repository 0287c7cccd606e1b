import type { Language } from '#kernel/locale.ts'

export const DOWNLOADS_PATH = '/secure/my-downloads'

export const DOWNLOADS_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'My downloads', lead: 'Files that were prepared for you. Each can be fetched for seven days.' },
  de: { title: 'Meine Downloads', lead: 'Dateien, die für Sie vorbereitet wurden. Jede ist sieben Tage lang abrufbar.' },
  fr: { title: 'Mes téléchargements', lead: 'Les fichiers préparés pour vous, disponibles pendant sept jours.' },
  es: { title: 'Mis descargas', lead: 'Archivos preparados para usted, disponibles durante siete días.' },
  pl: { title: 'Moje pliki', lead: 'Pliki przygotowane dla Ciebie. Każdy można pobrać przez siedem dni.' },
  zh: { title: '我的下载', lead: '为您准备的文件，七天内可下载。' },
}
