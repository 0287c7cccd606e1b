import type { Language } from '#kernel/locale.ts'

export type ScreenName = 'audit' | 'people' | 'jobs' | 'downloads' | 'notices'
type Words = Readonly<Record<ScreenName, { readonly title: string; readonly lead: string }>>

export const SCREEN_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    audit: { title: 'Audit log', lead: 'Who did what on this site, when and from where. Nobody can change it.' },
    people: { title: 'People', lead: 'Everyone who can sign in, and what they may do.' },
    jobs: { title: 'Jobs', lead: 'Work in the background: how far it is, what failed, what can be stopped.' },
    downloads: { title: 'Downloads', lead: 'Documents that people download, and what stands before them.' },
    notices: { title: 'Notices', lead: 'What the site tells on every page, by market.' },
  },
  de: {
    audit: { title: 'Prüfprotokoll', lead: 'Wer hat auf dieser Website was getan, wann und von wo. Niemand kann es ändern.' },
    people: { title: 'Personen', lead: 'Alle, die sich anmelden können, und was sie dürfen.' },
    jobs: {
      title: 'Aufträge',
      lead: 'Arbeit im Hintergrund: wie weit sie ist, was fehlgeschlagen ist, was sich anhalten lässt.',
    },
    downloads: { title: 'Downloads', lead: 'Dokumente zum Herunterladen, und was davor steht.' },
    notices: { title: 'Hinweise', lead: 'Was die Website auf jeder Seite mitteilt, nach Markt.' },
  },
  fr: {
    audit: { title: 'Journal d’audit', lead: 'Qui a fait quoi sur ce site, quand et d’où. Personne ne peut le modifier.' },
    people: { title: 'Personnes', lead: 'Toutes les personnes qui peuvent se connecter, et leurs droits.' },
    jobs: { title: 'Tâches', lead: 'Le travail en arrière-plan : avancement, échecs, ce qui peut être arrêté.' },
    downloads: { title: 'Téléchargements', lead: 'Les documents à télécharger, et ce qui les précède.' },
    notices: { title: 'Avis', lead: 'Ce que le site annonce sur chaque page, par marché.' },
  },
  es: {
    audit: { title: 'Registro de auditoría', lead: 'Quién hizo qué en este sitio, cuándo y desde dónde. Nadie puede cambiarlo.' },
    people: { title: 'Personas', lead: 'Todas las personas que pueden iniciar sesión y lo que pueden hacer.' },
    jobs: { title: 'Tareas', lead: 'Trabajo en segundo plano: avance, fallos y lo que se puede detener.' },
    downloads: { title: 'Descargas', lead: 'Documentos para descargar y lo que los precede.' },
    notices: { title: 'Avisos', lead: 'Lo que el sitio comunica en cada página, por mercado.' },
  },
  pl: {
    audit: { title: 'Dziennik audytu', lead: 'Kto, co, kiedy i skąd zrobił w tej witrynie. Nikt nie może go zmienić.' },
    people: { title: 'Osoby', lead: 'Wszyscy, którzy mogą się zalogować, i ich uprawnienia.' },
    jobs: { title: 'Zadania', lead: 'Praca w tle: postęp, błędy i to, co można zatrzymać.' },
    downloads: { title: 'Pliki do pobrania', lead: 'Dokumenty do pobrania i to, co je poprzedza.' },
    notices: { title: 'Komunikaty', lead: 'Co witryna mówi na każdej stronie, według rynku.' },
  },
  zh: {
    audit: { title: '审计日志', lead: '谁在何时何地对本站做了什么。任何人都无法更改。' },
    people: { title: '人员', lead: '所有可以登录的人员及其权限。' },
    jobs: { title: '任务', lead: '后台工作：进度、失败以及可停止的任务。' },
    downloads: { title: '下载', lead: '供下载的文档及其前置条件。' },
    notices: { title: '通知', lead: '网站在每个页面上的通知，按市场列出。' },
  },
}
