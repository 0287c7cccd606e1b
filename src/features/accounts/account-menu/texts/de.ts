import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  mine: 'Mein Konto',
  acting: 'Für Kunden handeln',
  backOffice: 'Back-Office',
  nameless: 'Vorname',
  signOut: 'Abmelden',
}
