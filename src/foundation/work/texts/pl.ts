import type { en } from '#foundation/work/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  cancel: 'Anuluj',
  'state.queued': 'Oczekuje na rozpoczęcie',
  'state.running': 'W toku',
  'state.cancelling': 'Anulowanie…',
  'state.completed': 'Zakończono',
  'state.failed': 'Niepowodzenie',
  'state.cancelled': 'Anulowano',
  stale: 'W tej chwili brak połączenia. Praca trwa; widok sam się zaktualizuje.',
  leave: 'Możesz opuścić tę stronę: praca będzie trwać i znajdziesz ją tutaj po powrocie.',
  missing: 'Tej pracy nie ma już na liście.',
  'failed.title': '{label}: niepowodzenie',
  'failed.text': 'Coś poszło nie tak. Spróbuj ponownie; jeśli znów się nie uda, skontaktuj się z nami.',
}
