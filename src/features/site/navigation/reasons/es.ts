import type { en } from '#features/site/navigation/reasons/en.ts'

export const es: Record<keyof typeof en, string> = {
  'why.header.shown': 'Nada le oculta esta parte de la cabecera.',
  'why.header.has-account': 'Tiene una cuenta: el diálogo de contacto sabe a quién dirigirse.',
  'why.header.needs-account': 'El diálogo de contacto es para clientes con cuenta.',
  'why.header.needs-account.change': 'Use el enlace de contacto o pídanos una cuenta.',
  'why.header.dialog-instead': 'Tiene una cuenta: el diálogo de contacto sustituye al enlace.',
  'why.header.dialog-instead.change': 'Abra el diálogo de contacto en la cabecera.',
  'why.header.restricted-line': 'Su única línea de negocio es {line}, para la que esta parte de la cabecera está oculta.',
  'why.header.restricted-line.change': 'Aparece cuando su empresa tiene otra línea de negocio con nosotros.',
}
