import type { en } from '#features/administration/customer-overview/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  find: 'Kunden finden',
  'find.hint': 'Nummer oder Name der Firma',
  found: 'Gefundene Kunden',
  none: 'Kein Kunde gefunden',
  'none.text': 'Bitte prüfen Sie die Nummer oder den Namen.',
  'none.yet': 'Es wurde noch keine Firma angelegt.',
  companies: 'Alle Firmen',
  other: 'Anderer Kunde',
  record: 'Firmendatensatz',
  unknown: 'Diesen Kunden gibt es nicht',
  'unknown.text': 'Keine Firma dieser Website hat die Nummer {number}.',
  failed: 'Das kann gerade nicht angezeigt werden',
  number: 'Nummer',
  country: 'Land',
  type: 'Kundenart',
  accounts: 'Konten',
  credit: 'Kreditlimit',
  'credit.at': 'Stand {date}',
  'credit.over': 'Über dem Limit',
  'amount.of': '{amount} von {limit}',
  'amount.limit': 'Limit {limit}',
  all: 'Alle zeigen',
  'section.failed': 'Das konnte nicht geladen werden. Der Rest der Seite ist davon nicht betroffen.',
  'right.orders':
    'Das sehen Administratoren mit dem Recht „Kundenbestellungen“. Eine andere Person mit Administratorrechten gibt es unter „Personen“.',
  'right.cases':
    'Das sehen Administratoren mit dem Recht „Supportfälle“. Eine andere Person mit Administratorrechten gibt es unter „Personen“.',
}
