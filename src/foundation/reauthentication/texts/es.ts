import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Confirme que es usted',
  text: 'Para proteger su cuenta, le pedimos de nuevo la contraseña antes de este cambio.',
  password: 'Contraseña actual',
  wrong: 'Esta no es su contraseña actual.',
  tooOften: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
  failed: 'No ha funcionado. No se ha cambiado nada; inténtelo de nuevo.',
  cancel: 'Cancelar',
  continue: 'Continuar',
  usePasskey: 'Usar una llave de acceso',
  useCode: 'Usar un código',
  usePassword: 'Usar la contraseña',
  code: 'Código',
  codeText: 'Introduzca las seis cifras de su aplicación de autenticación.',
  wrongCode: 'Este código no es correcto o ya se ha usado.',
  elsewhere:
    'Para proteger su cuenta, este cambio requiere iniciar sesión de nuevo. Después volverá a esta página; tendrá que introducir los datos otra vez.',
  signIn: 'Iniciar sesión de nuevo para continuar',
}
