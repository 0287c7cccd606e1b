import type { en } from '#foundation/work/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  cancel: 'Cancelar',
  'state.queued': 'En espera de inicio',
  'state.running': 'En curso',
  'state.cancelling': 'Cancelando…',
  'state.completed': 'Terminado',
  'state.failed': 'Ha fallado',
  'state.cancelled': 'Cancelado',
  stale: 'Sin conexión en este momento. El trabajo continúa; esto se pondrá al día por sí solo.',
  leave: 'Puede salir de esta página: el trabajo continúa y estará aquí cuando vuelva.',
  missing: 'Este trabajo ya no figura en la lista.',
  'failed.title': '{label}: ha fallado',
  'failed.text': 'Se ha producido un error. Inténtelo de nuevo; si vuelve a fallar, póngase en contacto con nosotros.',
}
