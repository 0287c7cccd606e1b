import type { en } from '#features/search/saved-searches/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  save: 'Diese Suche speichern',
  list: 'Gespeicherte Suchen',
  'list.count': 'Gespeicherte Suchen ({count})',
  name: 'Name',
  'name.title': 'Diese Suche speichern unter',
  keep: 'Speichern',
  cancel: 'Abbrechen',
  delete: '{name} löschen',
  none: 'Sie haben noch keine Suche gespeichert.',
  full: 'Mehr Suchen lassen sich nicht speichern. Löschen Sie eine, um eine weitere zu speichern.',
  favourite: 'Zu den Favoriten',
  isFavourite: 'In den Favoriten',
  failed: 'Das hat nicht funktioniert. Bitte versuchen Sie es erneut.',
  done: 'Gespeichert als „{name}“.',
  deleted: '„{name}“ wurde gelöscht.',
}
