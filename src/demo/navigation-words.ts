import type { Language } from '#kernel/locale.ts'
import type { TenantKey } from '#kernel/tenant.ts'

export type TourPlace = 'navigation' | 'search' | 'locale' | 'account'

export type NavigationWords = {
  /** Columns of the services flyout. */
  readonly services: Record<'offers' | 'ways' | 'contact', string>
  /** Tabs of the flyout about the company. */
  readonly about: Record<'company' | 'news' | 'policies', string>
  readonly portal: string
  readonly signIn: string
  readonly register: string
  /** Below the link to the contact page. */
  readonly tour: Record<TourPlace, { readonly title: string; readonly text: string }>
}

export const NAVIGATION_WORDS: Readonly<Record<Language, NavigationWords>> = {
  en: {
    services: { offers: 'What we do', ways: 'How it works', contact: 'Talk to us' },
    about: { company: 'Company', news: 'News', policies: 'Policies' },
    portal: 'My portal',
    signIn: 'Sign in',
    register: 'Create an account',
    tour: {
      navigation: {
        title: 'Everything by category',
        text: 'Rest on an entry, or press the arrow beside it, to see what lies below.',
      },
      search: { title: 'Search', text: 'A part number, a product name or a document: one field finds all of them.' },
      locale: { title: 'Your country', text: 'Choose country and language here. Products and prices follow.' },
      account: { title: 'Your account', text: 'Sign in to see your own prices, orders and documents.' },
    },
  },
  de: {
    services: { offers: 'Was wir tun', ways: 'So läuft es ab', contact: 'Sprechen Sie mit uns' },
    about: { company: 'Unternehmen', news: 'Aktuelles', policies: 'Richtlinien' },
    portal: 'Mein Portal',
    signIn: 'Anmelden',
    register: 'Konto anlegen',
    tour: {
      navigation: {
        title: 'Alles nach Kategorien',
        text: 'Verweilen Sie auf einem Eintrag oder drücken Sie den Pfeil daneben, um zu sehen, was darunter liegt.',
      },
      search: { title: 'Suche', text: 'Teilenummer, Produktname oder Dokument: Ein Feld findet alles.' },
      locale: { title: 'Ihr Land', text: 'Wählen Sie hier Land und Sprache. Produkte und Preise richten sich danach.' },
      account: { title: 'Ihr Konto', text: 'Melden Sie sich an, um Ihre Preise, Aufträge und Unterlagen zu sehen.' },
    },
  },
  fr: {
    services: { offers: 'Ce que nous faisons', ways: 'Comment cela se passe', contact: 'Nous parler' },
    about: { company: 'Entreprise', news: 'Actualités', policies: 'Engagements' },
    portal: 'Mon portail',
    signIn: 'Se connecter',
    register: 'Créer un compte',
    tour: {
      navigation: {
        title: 'Tout par catégorie',
        text: 'Restez sur une entrée, ou appuyez sur la flèche à côté, pour voir ce qu’elle contient.',
      },
      search: { title: 'Recherche', text: 'Référence, nom de produit ou document : un seul champ trouve tout.' },
      locale: { title: 'Votre pays', text: 'Choisissez ici pays et langue. Produits et prix suivent.' },
      account: { title: 'Votre compte', text: 'Connectez-vous pour voir vos prix, vos commandes et vos documents.' },
    },
  },
  es: {
    services: { offers: 'Qué hacemos', ways: 'Cómo funciona', contact: 'Hable con nosotros' },
    about: { company: 'Empresa', news: 'Noticias', policies: 'Políticas' },
    portal: 'Mi portal',
    signIn: 'Iniciar sesión',
    register: 'Crear una cuenta',
    tour: {
      navigation: {
        title: 'Todo por categorías',
        text: 'Deténgase en una entrada, o pulse la flecha que tiene al lado, para ver lo que contiene.',
      },
      search: { title: 'Búsqueda', text: 'Referencia, nombre de producto o documento: un solo campo lo encuentra todo.' },
      locale: { title: 'Su país', text: 'Elija aquí país e idioma. Los productos y precios se adaptan.' },
      account: { title: 'Su cuenta', text: 'Inicie sesión para ver sus precios, pedidos y documentos.' },
    },
  },
  pl: {
    services: { offers: 'Co robimy', ways: 'Jak to działa', contact: 'Porozmawiajmy' },
    about: { company: 'Firma', news: 'Aktualności', policies: 'Zasady' },
    portal: 'Mój portal',
    signIn: 'Zaloguj się',
    register: 'Załóż konto',
    tour: {
      navigation: {
        title: 'Wszystko według kategorii',
        text: 'Zatrzymaj kursor na pozycji albo naciśnij strzałkę obok, aby zobaczyć, co się pod nią kryje.',
      },
      search: { title: 'Wyszukiwanie', text: 'Numer części, nazwa produktu lub dokument: jedno pole znajdzie wszystko.' },
      locale: { title: 'Twój kraj', text: 'Tutaj wybierasz kraj i język. Produkty i ceny się dopasują.' },
      account: { title: 'Twoje konto', text: 'Zaloguj się, aby zobaczyć swoje ceny, zamówienia i dokumenty.' },
    },
  },
  zh: {
    services: { offers: '服务内容', ways: '服务流程', contact: '联系我们' },
    about: { company: '公司', news: '新闻', policies: '政策' },
    portal: '我的门户',
    signIn: '登录',
    register: '注册账户',
    tour: {
      navigation: { title: '按类别浏览', text: '将指针停在某一项上，或按旁边的箭头，即可查看下级内容。' },
      search: { title: '搜索', text: '型号、产品名称或文件，一个搜索框全部找到。' },
      locale: { title: '您的国家', text: '在此选择国家和语言，产品与价格随之更新。' },
      account: { title: '您的账户', text: '登录后可查看您的价格、订单和文件。' },
    },
  },
}
