import type { Language } from '#kernel/locale.ts'

export const OFFICE_WORDS: Readonly<Record<Language, { readonly title: string; readonly lead: string }>> = {
  en: { title: 'Courses', lead: 'Courses, dates and seats, and who was there.' },
  de: { title: 'Kurse', lead: 'Kurse, Termine und Plätze, und wer teilgenommen hat.' },
  fr: { title: 'Cours', lead: 'Cours, dates et places, et qui était présent.' },
  es: { title: 'Cursos', lead: 'Cursos, fechas y plazas, y quién asistió.' },
  pl: { title: 'Kursy', lead: 'Kursy, terminy i miejsca oraz kto był obecny.' },
  zh: { title: '课程', lead: '课程、日期与名额，以及出勤情况。' },
}
