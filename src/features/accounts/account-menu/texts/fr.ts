import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  mine: 'Mon compte',
  acting: 'Agir pour un client',
  backOffice: 'Back-office',
  nameless: 'Prénom',
  signOut: 'Se déconnecter',
}
