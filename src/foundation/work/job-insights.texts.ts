import type { InsightWords } from '#kernel/insight.ts'

type Described = { readonly title: InsightWords; readonly definition: InsightWords }

export const JOBS: Described = {
  title: { en: 'Jobs', de: 'Aufträge', fr: 'Tâches', es: 'Tareas', pl: 'Zadania', zh: '任务' },
  definition: {
    en: 'Work in the background, such as exports, mails and imports, on the day it ended.',
    de: 'Arbeit im Hintergrund wie Exporte, E-Mails und Importe, am Tag ihres Endes.',
    fr: 'Travaux en arrière-plan, tels qu’exports, e-mails et imports, le jour de leur fin.',
    es: 'Trabajo en segundo plano, como exportaciones, correos e importaciones, el día en que terminó.',
    pl: 'Praca w tle, np. eksporty, e-maile i importy, w dniu zakończenia.',
    zh: '导出、邮件、导入等后台任务，以结束日计。',
  },
}
export const JOB_TIMES: Described = {
  title: {
    en: 'Job times',
    de: 'Laufzeiten der Aufträge',
    fr: 'Durée des tâches',
    es: 'Duración de las tareas',
    pl: 'Czasy zadań',
    zh: '任务耗时',
  },
  definition: {
    en: 'Average seconds from start to end of jobs that were done.',
    de: 'Durchschnittliche Sekunden vom Beginn bis zum Ende erledigter Aufträge.',
    fr: 'Secondes moyennes du début à la fin des tâches accomplies.',
    es: 'Segundos medios desde el inicio hasta el final de las tareas completadas.',
    pl: 'Średnia liczba sekund od początku do końca wykonanych zadań.',
    zh: '已完成任务从开始到结束的平均秒数。',
  },
}
export const DONE: InsightWords = { en: 'Done', de: 'Erledigt', fr: 'Terminées', es: 'Completadas', pl: 'Wykonane', zh: '已完成' }
export const FAILED: InsightWords = {
  en: 'Failed',
  de: 'Fehlgeschlagen',
  fr: 'Échouées',
  es: 'Fallidas',
  pl: 'Nieudane',
  zh: '失败',
}
export const KIND: InsightWords = { en: 'Job', de: 'Auftrag', fr: 'Tâche', es: 'Tarea', pl: 'Zadanie', zh: '任务' }
