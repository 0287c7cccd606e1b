import type { Language } from '#kernel/locale.ts'

type Words = Readonly<Record<Language, { readonly title: string; readonly lead: string }>>

export const KNOWLEDGE_WORDS: Words = {
  en: { title: 'Knowledge articles', lead: 'What our service engineers know: symptoms, causes and what to do about them.' },
  de: { title: 'Wissensartikel', lead: 'Was unsere Servicetechniker wissen: Symptome, Ursachen und was dagegen hilft.' },
  fr: { title: 'Base de connaissances', lead: 'Le savoir de nos techniciens : symptômes, causes et remèdes.' },
  es: { title: 'Artículos de conocimiento', lead: 'Lo que saben nuestros técnicos: síntomas, causas y qué hacer.' },
  pl: { title: 'Baza wiedzy', lead: 'Wiedza naszych inżynierów serwisu: objawy, przyczyny i co z nimi zrobić.' },
  zh: { title: '知识文章', lead: '服务工程师的经验：现象、原因与解决方法。' },
}

export const FAQ_WORDS: Words = {
  en: { title: 'Frequent questions', lead: 'Short answers about ordering, accounts, deliveries and help.' },
  de: { title: 'Häufige Fragen', lead: 'Kurze Antworten zu Bestellungen, Konten, Lieferungen und Hilfe.' },
  fr: { title: 'Questions fréquentes', lead: 'Des réponses brèves sur les commandes, les comptes, les livraisons et l’aide.' },
  es: { title: 'Preguntas frecuentes', lead: 'Respuestas breves sobre pedidos, cuentas, entregas y ayuda.' },
  pl: { title: 'Częste pytania', lead: 'Krótkie odpowiedzi o zamówieniach, kontach, dostawach i pomocy.' },
  zh: { title: '常见问题', lead: '关于订购、账户、交付和帮助的简要解答。' },
}

export const SUPPORT_WORDS: Words = {
  en: { title: 'Support', lead: 'Answers, documents and people who help when something does not work.' },
  de: { title: 'Support', lead: 'Antworten, Dokumente und Menschen, die helfen, wenn etwas nicht funktioniert.' },
  fr: { title: 'Assistance', lead: 'Des réponses, des documents et des personnes pour vous aider en cas de problème.' },
  es: { title: 'Soporte', lead: 'Respuestas, documentos y personas que ayudan cuando algo no funciona.' },
  pl: { title: 'Wsparcie', lead: 'Odpowiedzi, dokumenty i ludzie, którzy pomogą, gdy coś nie działa.' },
  zh: { title: '技术支持', lead: '出现问题时为您提供解答、文档和人员支持。' },
}
