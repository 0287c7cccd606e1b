import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'mail.hello': 'Hola, {name}:',
  'mail.bye': 'El equipo de {site}',
  'mail.notYou':
    'Si no ha sido usted, cambie su contraseña de inmediato y elimine lo que no reconozca en «Inicio de sesión y seguridad»:',
  'mail.passkeyAdded.subject': 'Se ha añadido una llave de acceso a su cuenta',
  'mail.passkeyAdded.text': 'Se ha añadido la llave de acceso «{name}» a su cuenta de {site}. Con ella se puede iniciar sesión.',
  'mail.passkeyRemoved.subject': 'Se ha eliminado una llave de acceso de su cuenta',
  'mail.passkeyRemoved.text':
    'Se ha eliminado la llave de acceso «{name}» de su cuenta de {site}. Ya no sirve para iniciar sesión.',
  'mail.authenticatorAdded.subject': 'Se ha configurado una aplicación de autenticación para su cuenta',
  'mail.authenticatorAdded.text':
    'Se ha configurado una aplicación de autenticación para su cuenta de {site}. A partir de ahora pedimos un código después de la contraseña.',
  'mail.authenticatorRemoved.subject': 'Se ha eliminado la aplicación de autenticación de su cuenta',
  'mail.authenticatorRemoved.text':
    'Se ha eliminado la aplicación de autenticación de su cuenta de {site}. Ya no se piden sus códigos al iniciar sesión.',
  'mail.codesReplaced.subject': 'Tiene nuevos códigos de recuperación',
  'mail.codesReplaced.text':
    'Se han creado nuevos códigos de recuperación para su cuenta de {site}. Los anteriores ya no funcionan.',
  'mail.codeUsed.subject': 'Se ha usado un código de recuperación',
  'mail.codeUsed.text':
    'Alguien ha iniciado sesión en su cuenta de {site} con uno de sus códigos de recuperación. Códigos restantes: {left}.',
}
