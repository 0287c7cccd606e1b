import type { en } from '#foundation/side-navigation/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  'area.portal': 'Portal',
  'area.back-office': 'Administración',
  find: 'Buscar',
  'group.buying': 'Compras',
  'group.money': 'Finanzas',
  'group.service': 'Equipos y servicio',
  'group.documents': 'Documentos',
  'group.company': 'Empresa',
  'group.account': 'Cuenta',
  'group.people': 'Personas',
  'group.content': 'Contenido',
  'group.trade': 'Comercio',
  'group.site': 'Sitio',
  'group.watch': 'Seguimiento',
}
