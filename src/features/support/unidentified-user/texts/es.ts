import type { en } from '#features/support/unidentified-user/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'No hemos encontrado su empresa',
  text: 'Sus datos no coinciden con ninguna cuenta que conozcamos. Puede usar el portal, pero todavía no hacer pedidos. Indíquenos el número de cliente de su empresa y lo comprobaremos.',
  account: 'Cuenta: {name}',
  field: 'Número de cliente',
  hint: 'De 4 a 10 cifras, como en sus facturas.',
  continue: 'Continuar',
  submit: 'Enviar',
  'fault.missing': 'Introduzca un número de cliente.',
  'fault.missing.continue': 'Introduzca un número de cliente antes de continuar.',
  'fault.missing.submit': 'Introduzca un número de cliente antes de enviar.',
  'fault.short': 'Introduzca al menos 4 cifras del número de cliente.',
  'fault.short.continue': 'Introduzca al menos 4 cifras del número de cliente antes de continuar.',
  'fault.short.submit': 'Introduzca al menos 4 cifras del número de cliente antes de enviar.',
  'fault.digits': 'Introduzca solo números.',
  'fault.digits.continue': 'Introduzca solo números antes de continuar.',
  'fault.digits.submit': 'Introduzca solo números antes de enviar.',
  'created.title': 'Caso creado',
  'created.text': 'Número de caso: {$casenumber}',
  'created.next': 'Respondemos por correo electrónico. También encontrará el caso entre sus casos de soporte.',
}
