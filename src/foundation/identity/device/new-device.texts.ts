import type { Language } from '#kernel/locale.ts'

export type NewDeviceWords = Readonly<Record<'subject' | 'hello' | 'text' | 'notYou' | 'unknown' | 'bye', string>>

/** The mail about a sign-in from a place that is new. */
export const NEW_DEVICE_WORDS: Readonly<Record<Language, NewDeviceWords>> = {
  en: {
    subject: 'New sign-in',
    hello: 'Hello {name},',
    text: 'Someone, most likely you, signed in to your account at {site} from a place that is new to us: {device}, {place}, {when}.',
    notYou: 'If it was not you, change your password at once and sign out that device under “Where you are signed in”:',
    unknown: 'unknown device',
    bye: 'Your team at {site}',
  },
  de: {
    subject: 'Neue Anmeldung',
    hello: 'Guten Tag {name},',
    text: 'Jemand, vermutlich Sie selbst, hat sich bei Ihrem Konto von {site} von einem Ort aus angemeldet, den wir noch nicht kennen: {device}, {place}, {when}.',
    notYou:
      'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort und melden Sie das Gerät unter „Wo Sie angemeldet sind“ ab:',
    unknown: 'unbekanntes Gerät',
    bye: 'Ihr Team von {site}',
  },
  fr: {
    subject: 'Nouvelle connexion',
    hello: 'Bonjour {name},',
    text: 'Quelqu’un, sans doute vous, s’est connecté à votre compte chez {site} depuis un endroit que nous ne connaissons pas encore : {device}, {place}, {when}.',
    notYou: 'Si ce n’était pas vous, changez tout de suite votre mot de passe et déconnectez cet appareil :',
    unknown: 'appareil inconnu',
    bye: 'Votre équipe {site}',
  },
  es: {
    subject: 'Nuevo inicio de sesión',
    hello: 'Hola, {name}:',
    text: 'Alguien, seguramente usted, ha iniciado sesión en su cuenta de {site} desde un lugar nuevo para nosotros: {device}, {place}, {when}.',
    notYou: 'Si no ha sido usted, cambie su contraseña de inmediato y cierre la sesión de ese dispositivo:',
    unknown: 'dispositivo desconocido',
    bye: 'El equipo de {site}',
  },
  pl: {
    subject: 'Nowe logowanie',
    hello: 'Dzień dobry, {name},',
    text: 'Ktoś, najpewniej Ty, zalogował się na Twoje konto w {site} z miejsca, którego jeszcze nie znamy: {device}, {place}, {when}.',
    notYou: 'Jeśli to nie Ty, zmień natychmiast hasło i wyloguj to urządzenie:',
    unknown: 'nieznane urządzenie',
    bye: 'Zespół {site}',
  },
  zh: {
    subject: '新的登录',
    hello: '{name}，您好：',
    text: '有人（很可能是您本人）从新的位置登录了您在 {site} 的账户：{device}，{place}，{when}。',
    notYou: '如果不是您本人，请立即更改密码，并退出该设备的登录：',
    unknown: '未知设备',
    bye: '{site} 团队',
  },
}
