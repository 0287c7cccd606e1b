import type { Language } from '#kernel/locale.ts'

export const INBOX_PATH = '/secure/inbox'

export const INBOX_WORDS: Readonly<Record<Language, { readonly title: string; readonly description: string }>> = {
  en: { title: 'Inbox', description: 'What needs you, and what is new for you.' },
  de: { title: 'Posteingang', description: 'Was zu erledigen ist und was für Sie neu ist.' },
  fr: { title: 'Boîte de réception', description: 'Ce qui vous attend et ce qui est nouveau pour vous.' },
  es: { title: 'Bandeja de entrada', description: 'Lo que está pendiente de usted y lo que es nuevo.' },
  pl: { title: 'Skrzynka odbiorcza', description: 'Co czeka na Ciebie i co nowego.' },
  zh: { title: '收件箱', description: '需要您处理的事项和新消息。' },
}
