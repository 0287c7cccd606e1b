import type { Language } from '#kernel/locale.ts'

type Words = Readonly<Record<Language, { readonly title: string; readonly lead: string }>>

export const CASES_WORDS: Words = {
  en: { title: 'Support cases', lead: 'What you asked us, and how it stands.' },
  de: { title: 'Supportfälle', lead: 'Was Sie uns gefragt haben, und wie es steht.' },
  fr: { title: 'Demandes d’assistance', lead: 'Ce que vous nous avez demandé et où cela en est.' },
  es: { title: 'Casos de soporte', lead: 'Lo que nos ha preguntado y cómo está.' },
  pl: { title: 'Zgłoszenia', lead: 'Twoje pytania i ich status.' },
  zh: { title: '支持服务单', lead: '您的提问及其进展。' },
}

export const NEW_CASE_WORDS: Words = {
  en: { title: 'New support case', lead: 'Tell us what you need. We answer here and by e-mail.' },
  de: { title: 'Neuer Supportfall', lead: 'Sagen Sie uns, was Sie brauchen. Wir antworten hier und per E-Mail.' },
  fr: { title: 'Nouvelle demande d’assistance', lead: 'Dites-nous ce dont vous avez besoin. Nous répondons ici et par e-mail.' },
  es: { title: 'Nuevo caso de soporte', lead: 'Díganos qué necesita. Respondemos aquí y por correo.' },
  pl: { title: 'Nowe zgłoszenie', lead: 'Napisz, czego potrzebujesz. Odpowiadamy tutaj i e-mailem.' },
  zh: { title: '新建支持服务单', lead: '请告诉我们您的需求。我们在此处并通过邮件回复。' },
}

export const HISTORY_WORDS: Words = {
  en: { title: 'Support history', lead: 'Cases that are solved or closed. Reopen one if it comes back.' },
  de: {
    title: 'Supportverlauf',
    lead: 'Gelöste und geschlossene Fälle. Öffnen Sie einen wieder, wenn das Problem erneut auftritt.',
  },
  fr: { title: 'Historique de l’assistance', lead: 'Demandes résolues ou fermées. Rouvrez-en une si le problème revient.' },
  es: { title: 'Historial de soporte', lead: 'Casos resueltos o cerrados. Reabra uno si vuelve a ocurrir.' },
  pl: { title: 'Historia zgłoszeń', lead: 'Zgłoszenia rozwiązane i zamknięte. W razie nawrotu można je otworzyć ponownie.' },
  zh: { title: '支持历史', lead: '已解决或已关闭的服务单。如再次出现，可重新打开。' },
}
