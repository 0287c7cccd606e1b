import type { Language } from '#kernel/locale.ts'
import type { TenantKey } from '#demo/tenant-keys.ts'

export type TourPlace = 'navigation' | 'search' | 'locale' | 'account'

export type NavigationWords = {
  /** Columns of the services flyout. */
  readonly services: Record<'offers' | 'ways' | 'contact', string>
  /** Tabs of the flyout about the company. */
  readonly about: Record<'company' | 'news' | 'policies', string>
  readonly dealers: string
  readonly brands: string
  readonly portal: string
  readonly signIn: string
  readonly register: string
  /** The subject of each of the group's sites. */
  readonly business: Record<TenantKey, string>
  readonly tour: Record<TourPlace, { readonly title: string; readonly text: string }>
}

export const NAVIGATION_WORDS: Readonly<Record<Language, NavigationWords>> = {
  en: {
    services: { offers: 'What we do', ways: 'How it works', contact: 'Talk to us' },
    about: { company: 'Company', news: 'News', policies: 'Policies' },
    dealers: 'Find a dealer',
    brands: 'Our brands',
    portal: 'My portal',
    signIn: 'Sign in',
    register: 'Create an account',
    business: {
      aerobt: 'Avionics, actuation and sensing',
      hbtbt: 'Comfort, safety and energy in buildings',
      sps: 'Gas detection, scanning and sensors',
      process: 'Valves, instruments and control',
      hpsbt: 'Software for plants and fleets',
    },
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
    dealers: 'Händler finden',
    brands: 'Unsere Marken',
    portal: 'Mein Portal',
    signIn: 'Anmelden',
    register: 'Konto anlegen',
    business: {
      aerobt: 'Avionik, Stellantriebe und Sensorik',
      hbtbt: 'Komfort, Sicherheit und Energie im Gebäude',
      sps: 'Gaswarntechnik, Scanner und Sensoren',
      process: 'Ventile, Messgeräte und Regelung',
      hpsbt: 'Software für Anlagen und Flotten',
    },
    tour: {
      navigation: {
        title: 'Alles nach Kategorien',
        text: 'Verweilen Sie auf einem Eintrag oder drücken Sie den Pfeil daneben, um zu sehen, was darunter liegt.',
      },
      search: { title: 'Suche', text: 'Teilenummer, Produktname oder Dokument: Ein Feld findet alles.' },
      locale: { title: 'Ihr Land', text: 'Wählen Sie hier Land und Sprache. Produkte und Preise richten sich danach.' },
      account: { title: 'Ihr Konto', text: 'Melden Sie sich an, um Ihre Preise, Bestellungen und Dokumente zu sehen.' },
    },
  },
  fr: {
    services: { offers: 'Ce que nous faisons', ways: 'Comment cela se passe', contact: 'Nous parler' },
    about: { company: 'Entreprise', news: 'Actualités', policies: 'Engagements' },
    dealers: 'Trouver un revendeur',
    brands: 'Nos marques',
    portal: 'Mon portail',
    signIn: 'Se connecter',
    register: 'Créer un compte',
    business: {
      aerobt: 'Avionique, actionneurs et capteurs',
      hbtbt: 'Confort, sécurité et énergie des bâtiments',
      sps: 'Détection de gaz, lecture de codes et capteurs',
      process: 'Vannes, instruments et régulation',
      hpsbt: 'Logiciels pour usines et flottes',
    },
    tour: {
      navigation: {
        title: 'Tout par catégorie',
        text: 'Restez sur une entrée, ou appuyez sur la flèche à côté, pour voir ce qu’elle contient.',
      },
      search: { title: 'Recherche', text: 'Référence, nom de produit ou document : un seul champ trouve tout.' },
      locale: { title: 'Votre pays', text: 'Choisissez ici pays et langue. Produits et prix suivent.' },
      account: { title: 'Votre compte', text: 'Connectez-vous pour voir vos prix, vos commandes et vos documents.' },
    },
  },
  es: {
    services: { offers: 'Qué hacemos', ways: 'Cómo funciona', contact: 'Hable con nosotros' },
    about: { company: 'Empresa', news: 'Noticias', policies: 'Políticas' },
    dealers: 'Buscar un distribuidor',
    brands: 'Nuestras marcas',
    portal: 'Mi portal',
    signIn: 'Iniciar sesión',
    register: 'Crear una cuenta',
    business: {
      aerobt: 'Aviónica, actuadores y sensores',
      hbtbt: 'Confort, seguridad y energía en edificios',
      sps: 'Detección de gas, lectores y sensores',
      process: 'Válvulas, instrumentos y control',
      hpsbt: 'Software para plantas y flotas',
    },
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
    dealers: 'Znajdź dealera',
    brands: 'Nasze marki',
    portal: 'Mój portal',
    signIn: 'Zaloguj się',
    register: 'Załóż konto',
    business: {
      aerobt: 'Awionika, siłowniki i czujniki',
      hbtbt: 'Komfort, bezpieczeństwo i energia w budynkach',
      sps: 'Detekcja gazów, skanery i czujniki',
      process: 'Zawory, przyrządy i sterowanie',
      hpsbt: 'Oprogramowanie dla zakładów i flot',
    },
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
    dealers: '查找经销商',
    brands: '我们的品牌',
    portal: '我的门户',
    signIn: '登录',
    register: '创建账户',
    business: {
      aerobt: '航电、作动与传感',
      hbtbt: '建筑舒适、安全与能源',
      sps: '气体检测、扫描与传感器',
      process: '阀门、仪表与控制',
      hpsbt: '面向工厂与机队的软件',
    },
    tour: {
      navigation: { title: '按类别浏览', text: '将指针停在某一项上，或按旁边的箭头，即可查看下级内容。' },
      search: { title: '搜索', text: '零件号、产品名称或文档，一个搜索框全部找到。' },
      locale: { title: '您的国家/地区', text: '在此选择国家/地区和语言，产品与价格随之更新。' },
      account: { title: '您的账户', text: '登录后可查看您的价格、订单和文档。' },
    },
  },
}
