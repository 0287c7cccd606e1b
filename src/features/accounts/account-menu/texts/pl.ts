import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  mine: 'Moje konto',
  acting: 'Działaj w imieniu klienta',
  backOffice: 'Administracja',
  nameless: 'Imię',
  signOut: 'Wyloguj się',
}
