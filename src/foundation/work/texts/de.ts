import type { en } from '#foundation/work/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  cancel: 'Abbrechen',
  'state.queued': 'Wartet auf den Start',
  'state.running': 'Läuft',
  'state.cancelling': 'Wird abgebrochen …',
  'state.completed': 'Fertig',
  'state.failed': 'Fehlgeschlagen',
  'state.cancelled': 'Abgebrochen',
  stale: 'Zurzeit keine Verbindung. Die Arbeit läuft weiter; die Anzeige aktualisiert sich von selbst.',
  leave: 'Sie können diese Seite verlassen: Die Arbeit läuft weiter, und Sie finden sie hier wieder.',
  missing: 'Diese Arbeit ist nicht mehr aufgeführt.',
  'failed.title': '{label}: fehlgeschlagen',
  'failed.text': 'Etwas ist schiefgegangen. Bitte versuchen Sie es erneut; schlägt es wieder fehl, wenden Sie sich an uns.',
}
