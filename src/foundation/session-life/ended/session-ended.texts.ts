import type { Language } from '#kernel/locale.ts'

/** Title and description of the page at which a session ends; what stands on it comes from its block. */
export const SESSION_ENDED_WORDS: Readonly<Record<Language, { readonly title: string; readonly description: string }>> = {
  en: { title: 'Your session has ended', description: 'Sign in again and carry on where you were.' },
  de: {
    title: 'Ihre Sitzung ist abgelaufen',
    description: 'Melden Sie sich wieder an und machen Sie dort weiter, wo Sie waren.',
  },
  fr: { title: 'Votre session a expiré', description: 'Reconnectez-vous pour reprendre là où vous en étiez.' },
  es: { title: 'Su sesión ha terminado', description: 'Vuelva a iniciar sesión y continúe donde estaba.' },
  pl: { title: 'Twoja sesja wygasła', description: 'Zaloguj się ponownie i kontynuuj tam, gdzie przerwano pracę.' },
  zh: { title: '您的会话已结束', description: '请重新登录，从离开的地方继续。' },
}
