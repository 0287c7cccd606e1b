import type { InsightWords } from '#kernel/insight.ts'

type Described = { readonly title: InsightWords; readonly definition: InsightWords }

export const CASES_BY_SUBJECT: Described = {
  title: {
    en: 'Cases by subject',
    de: 'Fälle nach Thema',
    fr: 'Demandes d’assistance par sujet',
    es: 'Casos por asunto',
    pl: 'Zgłoszenia według tematu',
    zh: '按主题的服务单',
  },
  definition: {
    en: 'Support cases by what they are about, on the day they were opened.',
    de: 'Supportfälle nach ihrem Thema, am Tag der Eröffnung.',
    fr: 'Demandes d’assistance par sujet, le jour de leur ouverture.',
    es: 'Casos de soporte por asunto, el día en que se abrieron.',
    pl: 'Zgłoszenia według tematu, w dniu otwarcia.',
    zh: '按主题统计的支持服务单，以创建日计。',
  },
}
export const ANSWER_TIMES: Described = {
  title: {
    en: 'Answer times',
    de: 'Antwortzeiten',
    fr: 'Délais de réponse',
    es: 'Tiempos de respuesta',
    pl: 'Czasy odpowiedzi',
    zh: '响应时间',
  },
  definition: {
    en: 'Average hours from opening a case to the first answer of staff, nights and weekends included.',
    de: 'Durchschnittliche Stunden von der Eröffnung bis zur ersten Antwort, Nächte und Wochenenden eingeschlossen.',
    fr: 'Heures moyennes entre l’ouverture et la première réponse, nuits et week-ends compris.',
    es: 'Horas medias desde la apertura hasta la primera respuesta, incluidas noches y fines de semana.',
    pl: 'Średnia liczba godzin od otwarcia do pierwszej odpowiedzi, z nocami i weekendami.',
    zh: '从创建服务单到首次回复的平均小时数，包含夜间和周末。',
  },
}
export const SUBJECT: InsightWords = { en: 'Subject', de: 'Thema', fr: 'Sujet', es: 'Asunto', pl: 'Temat', zh: '主题' }
