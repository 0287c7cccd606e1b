import type { Language } from '#kernel/locale.ts'

export type AccountPage = 'home' | 'overview' | 'profile' | 'notifications'
export type PageHead = {
  readonly title: string
  readonly description: string
  /** In the navigation, where it is another word. */
  readonly link?: string
}

/** Titles and descriptions; what stands on these pages comes from their blocks. */
export const ACCOUNT_WORDS: Readonly<Record<Language, Readonly<Record<AccountPage, PageHead>>>> = {
  en: {
    home: { title: 'Customer portal', link: 'Overview', description: 'Your account at a glance.' },
    overview: { title: 'Account overview', description: 'Your contact details, your company and your ordering accounts.' },
    profile: { title: 'My account', description: 'Your profile, e-mail address, password and sessions.' },
    notifications: { title: 'Notifications', description: 'Choose what we tell you, and where.' },
  },
  de: {
    home: { title: 'Kundenportal', link: 'Übersicht', description: 'Ihr Konto auf einen Blick.' },
    overview: { title: 'Kontoübersicht', description: 'Ihre Kontaktdaten, Ihre Firma und Ihre Bestellkonten.' },
    profile: { title: 'Mein Konto', description: 'Ihr Profil, Ihre E-Mail-Adresse, Ihr Passwort und Ihre Anmeldungen.' },
    notifications: { title: 'Benachrichtigungen', description: 'Wählen Sie, was wir Ihnen mitteilen und wo.' },
  },
  fr: {
    home: { title: 'Portail client', link: 'Accueil', description: 'Votre compte en un coup d’œil.' },
    overview: { title: 'Vue d’ensemble du compte', description: 'Vos coordonnées, votre entreprise et vos comptes de commande.' },
    profile: { title: 'Mon compte', description: 'Votre profil, votre adresse e-mail, votre mot de passe et vos connexions.' },
    notifications: { title: 'Notifications', description: 'Choisissez ce que nous vous signalons, et où.' },
  },
  es: {
    home: { title: 'Portal de clientes', link: 'Inicio', description: 'Su cuenta de un vistazo.' },
    overview: { title: 'Resumen de la cuenta', description: 'Sus datos de contacto, su empresa y sus cuentas de pedido.' },
    profile: { title: 'Mi cuenta', description: 'Su perfil, su correo electrónico, su contraseña y sus sesiones.' },
    notifications: { title: 'Notificaciones', description: 'Elija qué le comunicamos y dónde.' },
  },
  pl: {
    home: { title: 'Portal klienta', link: 'Start', description: 'Konto w skrócie.' },
    overview: { title: 'Przegląd konta', description: 'Dane kontaktowe, firma i konta zamówień.' },
    profile: { title: 'Moje konto', description: 'Profil, adres e-mail, hasło i miejsca zalogowania.' },
    notifications: { title: 'Powiadomienia', description: 'Wybierz, o czym i gdzie mamy Cię informować.' },
  },
  zh: {
    home: { title: '客户门户', link: '首页', description: '账户一览。' },
    overview: { title: '账户概览', description: '您的联系信息、公司和订货账户。' },
    profile: { title: '我的账户', description: '您的资料、邮箱、密码和登录位置。' },
    notifications: { title: '通知', description: '选择我们通知您的内容和方式。' },
  },
}
