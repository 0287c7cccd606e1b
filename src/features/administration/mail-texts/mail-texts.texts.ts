import type { Language } from '#kernel/locale.ts'

export const MAIL_TEXT_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Mails', lead: 'What the site writes, in every language. What is not changed here stays as it came.' },
  de: {
    title: 'E-Mails',
    lead: 'Was die Website schreibt, in jeder Sprache. Was hier nicht geändert wird, bleibt, wie es vorgegeben ist.',
  },
  fr: { title: 'E-mails', lead: 'Ce que le site écrit, dans chaque langue. Ce qui n’est pas modifié ici reste tel quel.' },
  es: { title: 'Correos', lead: 'Lo que el sitio escribe, en cada idioma. Lo que no se cambia aquí queda como estaba.' },
  pl: { title: 'E-maile', lead: 'Co pisze witryna, w każdym języku. To, czego tu nie zmieniono, pozostaje bez zmian.' },
  zh: { title: '邮件', lead: '网站以各种语言发送的内容。未在此更改的保持原样。' },
}
