import type { en } from '#foundation/side-navigation/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  'area.portal': 'Portal',
  'area.back-office': 'Administración',
  'group.account': 'Cuenta',
  'group.people': 'Personas',
  'group.content': 'Contenido',
  'group.trade': 'Comercio',
  'group.site': 'Sitio',
  'group.watch': 'Seguimiento',
}
