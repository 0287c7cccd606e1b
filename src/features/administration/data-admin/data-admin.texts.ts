import type { Language } from '#kernel/locale.ts'

type Words = { readonly title: string; readonly lead: string }

const WRITTEN = {
  companies: {
    en: 'Companies|Customers with their accounts, addresses and sites.',
    de: 'Firmen|Kunden mit ihren Konten, Adressen und Standorten.',
    fr: 'Entreprises|Les clients avec leurs comptes, adresses et sites.',
    es: 'Empresas|Los clientes con sus cuentas, direcciones y centros.',
    pl: 'Firmy|Klienci z kontami, adresami i lokalizacjami.',
    zh: '公司|客户及其账户、地址和站点。',
  },
  people: {
    en: 'People|Everybody who may sign in, and what they may do.',
    de: 'Personen|Alle, die sich anmelden dürfen, und was sie dürfen.',
    fr: 'Personnes|Tous ceux qui peuvent se connecter, et leurs droits.',
    es: 'Personas|Quienes pueden iniciar sesión y lo que pueden hacer.',
    pl: 'Osoby|Wszyscy, którzy mogą się zalogować, i ich uprawnienia.',
    zh: '人员|所有可登录的人员及其权限。',
  },
  tools: {
    en: 'Tools|Programs and services that people open from the portal.',
    de: 'Anwendungen|Programme und Dienste, die aus dem Portal geöffnet werden.',
    fr: 'Outils|Programmes et services que l’on ouvre depuis le portail.',
    es: 'Herramientas|Programas y servicios que se abren desde el portal.',
    pl: 'Narzędzia|Programy i usługi otwierane z portalu.',
    zh: '工具|可从门户打开的程序和服务。',
  },
  catalogue: {
    en: 'Catalogue|Products with their categories, prices and stock.',
    de: 'Katalog|Produkte mit Kategorien, Preisen und Bestand.',
    fr: 'Catalogue|Les produits avec catégories, prix et stock.',
    es: 'Catálogo|Productos con categorías, precios y existencias.',
    pl: 'Katalog|Produkty z kategoriami, cenami i stanami magazynowymi.',
    zh: '产品目录|产品及其类别、价格和库存。',
  },
  dealers: {
    en: 'Dealers|Who sells and serves near a visitor.',
    de: 'Händler|Wer in der Nähe verkauft und hilft.',
    fr: 'Revendeurs|Qui vend et dépanne à proximité.',
    es: 'Distribuidores|Quién vende y atiende cerca.',
    pl: 'Dealerzy|Kto sprzedaje i pomaga w pobliżu.',
    zh: '经销商|附近的销售与服务商。',
  },
  orders: {
    en: 'Orders|Orders, shipments and invoices, as the ERP tells of them.',
    de: 'Bestellungen|Bestellungen, Sendungen und Rechnungen, wie das ERP sie meldet.',
    fr: 'Commandes|Commandes, expéditions et factures, selon l’ERP.',
    es: 'Pedidos|Pedidos, envíos y facturas, según el ERP.',
    pl: 'Zamówienia|Zamówienia, przesyłki i faktury według ERP.',
    zh: '订单|ERP 提供的订单、发货和发票。',
  },
  terms: {
    en: 'Freight and taxes|Freight, taxes, currencies of markets, exchange rates, holidays and cut-off times, each from a day on.',
    de: 'Fracht und Steuern|Fracht, Steuern, Währungen der Märkte, Wechselkurse, Feiertage und Annahmeschluss, jeweils ab einem Tag.',
    fr: 'Transport et taxes|Transport, taxes, devises des marchés, taux de change, jours fériés et heures limites, à partir d’une date.',
    es: 'Portes e impuestos|Portes, impuestos, monedas de los mercados, tipos de cambio, festivos y horas límite, desde un día.',
    pl: 'Transport i podatki|Transport, podatki, waluty rynków, kursy walut, święta i godziny graniczne, od danego dnia.',
    zh: '运费与税费|运费、税费、市场货币、汇率、节假日和截单时间，各自从某日起生效。',
  },
  downloads: {
    en: 'Downloads|Files that visitors and customers download.',
    de: 'Downloads|Dateien, die Besucher und Kunden herunterladen.',
    fr: 'Téléchargements|Fichiers que visiteurs et clients téléchargent.',
    es: 'Descargas|Archivos que descargan visitantes y clientes.',
    pl: 'Pliki do pobrania|Pliki pobierane przez gości i klientów.',
    zh: '下载|访客和客户可下载的文件。',
  },
  publications: {
    en: 'Publications|Technical publications with their revisions.',
    de: 'Publikationen|Technische Publikationen mit ihren Revisionen.',
    fr: 'Publications|Publications techniques et leurs révisions.',
    es: 'Publicaciones|Publicaciones técnicas con sus revisiones.',
    pl: 'Publikacje|Publikacje techniczne i ich rewizje.',
    zh: '出版物|技术出版物及其修订版。',
  },
  software: {
    en: 'Software|Programs and their versions.',
    de: 'Software|Programme und ihre Versionen.',
    fr: 'Logiciels|Programmes et leurs versions.',
    es: 'Software|Programas y sus versiones.',
    pl: 'Oprogramowanie|Programy i ich wersje.',
    zh: '软件|程序及其版本。',
  },
  knowledge: {
    en: 'Knowledge|Articles and answers to frequent questions.',
    de: 'Wissen|Artikel und Antworten auf häufige Fragen.',
    fr: 'Connaissances|Articles et réponses aux questions fréquentes.',
    es: 'Conocimiento|Artículos y respuestas a preguntas frecuentes.',
    pl: 'Wiedza|Artykuły i odpowiedzi na częste pytania.',
    zh: '知识库|文章与常见问题解答。',
  },
  training: {
    en: 'Training|Courses and their dates.',
    de: 'Schulung|Kurse und ihre Termine.',
    fr: 'Formation|Les cours et leurs dates.',
    es: 'Formación|Los cursos y sus fechas.',
    pl: 'Szkolenia|Kursy i ich terminy.',
    zh: '培训|课程及其日期。',
  },
  messages: {
    en: 'Messages|What people of some roles are shown after signing in.',
    de: 'Nachrichten|Was Personen bestimmter Rollen nach der Anmeldung sehen.',
    fr: 'Messages|Ce que certains rôles voient après la connexion.',
    es: 'Mensajes|Lo que ven algunos roles tras iniciar sesión.',
    pl: 'Komunikaty|Co widzą osoby o niektórych rolach po zalogowaniu.',
    zh: '消息|特定角色登录后看到的内容。',
  },
  cases: {
    en: 'Support cases|Cases of all customers, as they were brought or opened.',
    de: 'Supportfälle|Fälle aller Kunden, übernommen oder hier eröffnet.',
    fr: 'Demandes d’assistance|Les demandes de tous les clients, reprises ou ouvertes ici.',
    es: 'Casos de soporte|Casos de todos los clientes, traídos o abiertos aquí.',
    pl: 'Zgłoszenia|Zgłoszenia wszystkich klientów, przeniesione lub otwarte tutaj.',
    zh: '支持服务单|所有客户的服务单，包括导入的和在此创建的。',
  },
  equipment: {
    en: 'Equipment|Units that customers have, by serial number.',
    de: 'Geräte|Geräte der Kunden, nach Seriennummer.',
    fr: 'Équipements|Les équipements des clients, par numéro de série.',
    es: 'Equipos|Equipos de los clientes, por número de serie.',
    pl: 'Urządzenia|Urządzenia klientów, według numerów seryjnych.',
    zh: '设备|客户的设备，按序列号列出。',
  },
} as const satisfies Record<string, Record<Language, string>>

/** Title and lead of a screen. */
export const writeScreenWords = (screen: keyof typeof WRITTEN, language: Language): Words => {
  const [title = '', lead = ''] = WRITTEN[screen][language].split('|')
  return { title, lead }
}
