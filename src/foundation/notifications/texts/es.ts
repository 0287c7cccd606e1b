import type { en } from '#foundation/notifications/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  region: 'Avisos',
  more: 'Más',
  less: 'Menos',
  all: 'Todos los avisos',
  readOnly: 'Por ahora, este sitio es de solo lectura: no se puede pedir, enviar ni cambiar nada.',
}
