import type { Language } from '#kernel/locale.ts'

export const INBOX_PATH = '/secure/inbox'

export const INBOX_WORDS: Readonly<Record<Language, { readonly title: string; readonly description: string }>> = {
  en: { title: 'Inbox', description: 'What needs you, and what is new for you.' },
  de: { title: 'Posteingang', description: 'Was Sie braucht und was für Sie neu ist.' },
  fr: { title: 'Boîte de réception', description: 'Ce qui vous attend et ce qui est nouveau pour vous.' },
  es: { title: 'Bandeja de entrada', description: 'Lo que le necesita y lo que es nuevo para usted.' },
  pl: { title: 'Skrzynka odbiorcza', description: 'To, co wymaga Ciebie, i to, co nowe.' },
  zh: { title: '收件箱', description: '需要您处理的事项和新消息。' },
}
