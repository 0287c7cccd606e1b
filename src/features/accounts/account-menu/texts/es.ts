import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  mine: 'Mi cuenta',
  acting: 'Actuar en nombre de un cliente',
  backOffice: 'Administración',
  nameless: 'Nombre',
  signOut: 'Cerrar sesión',
}
