import type { InsightWords } from '#kernel/insight.ts'

type Described = { readonly title: InsightWords; readonly definition: InsightWords }

const AGREED: InsightWords = {
  en: 'Counted where visitors agree to it.',
  de: 'Gezählt, wo Besucher zustimmen.',
  fr: 'Compté lorsque les visiteurs y consentent.',
  es: 'Se cuenta cuando los visitantes lo aceptan.',
  pl: 'Liczone, gdy odwiedzający się na to zgadzają.',
  zh: '仅在访客同意时统计。',
}

const describe = (title: InsightWords, definition: InsightWords): Described => ({
  title,
  definition: {
    en: `${definition.en} ${AGREED.en}`,
    de: `${definition.de} ${AGREED.de}`,
    fr: `${definition.fr} ${AGREED.fr}`,
    es: `${definition.es} ${AGREED.es}`,
    pl: `${definition.pl} ${AGREED.pl}`,
    zh: `${definition.zh}${AGREED.zh}`,
  },
})

const PAGES_SEEN: InsightWords = {
  en: 'Pages that were opened. Nobody is recognised, so two pages of one person are two visits.',
  de: 'Geöffnete Seiten. Niemand wird wiedererkannt, zwei Seiten einer Person sind also zwei Besuche.',
  fr: 'Pages ouvertes. Personne n’est reconnu : deux pages d’une même personne sont deux visites.',
  es: 'Páginas abiertas. No se reconoce a nadie: dos páginas de una persona son dos visitas.',
  pl: 'Otwarte strony. Nikt nie jest rozpoznawany, więc dwie strony jednej osoby to dwie wizyty.',
  zh: '被打开的页面。系统不识别个人，因此同一人打开两个页面计为两次访问。',
}

export const VISITS = describe(
  { en: 'Visits', de: 'Besuche', fr: 'Visites', es: 'Visitas', pl: 'Wizyty', zh: '访问量' },
  PAGES_SEEN,
)
export const VISITS_BY_DAY = describe(
  {
    en: 'Visits over time',
    de: 'Besuche im Zeitverlauf',
    fr: 'Visites dans le temps',
    es: 'Visitas a lo largo del tiempo',
    pl: 'Wizyty w czasie',
    zh: '访问量趋势',
  },
  PAGES_SEEN,
)
export const VISITS_BY_KIND = describe(
  {
    en: 'Visits by page kind',
    de: 'Besuche nach Seitenart',
    fr: 'Visites par type de page',
    es: 'Visitas por tipo de página',
    pl: 'Wizyty według rodzaju strony',
    zh: '按页面类型的访问量',
  },
  PAGES_SEEN,
)
export const VISITS_BY_MARKET = describe(
  {
    en: 'Visits by market',
    de: 'Besuche nach Markt',
    fr: 'Visites par marché',
    es: 'Visitas por mercado',
    pl: 'Wizyty według rynku',
    zh: '按市场的访问量',
  },
  PAGES_SEEN,
)
export const VISITS_BY_LANGUAGE = describe(
  {
    en: 'Visits by language',
    de: 'Besuche nach Sprache',
    fr: 'Visites par langue',
    es: 'Visitas por idioma',
    pl: 'Wizyty według języka',
    zh: '按语言的访问量',
  },
  PAGES_SEEN,
)
export const CONVERSION = describe(
  { en: 'Conversion', de: 'Konversion', fr: 'Conversion', es: 'Conversión', pl: 'Konwersja', zh: '转化率' },
  {
    en: 'Orders placed for each product page that was seen, by counts of events.',
    de: 'Aufgegebene Bestellungen je gesehener Produktseite, nach Anzahl der Ereignisse.',
    fr: 'Commandes passées par page produit vue, selon le nombre d’événements.',
    es: 'Pedidos realizados por cada página de producto vista, según el número de eventos.',
    pl: 'Złożone zamówienia na obejrzaną stronę produktu, według liczby zdarzeń.',
    zh: '每次产品页浏览对应的下单数，按事件计数。',
  },
)
export const FUNNEL = describe(
  {
    en: 'From search to order',
    de: 'Von der Suche zur Bestellung',
    fr: 'De la recherche à la commande',
    es: 'De la búsqueda al pedido',
    pl: 'Od wyszukiwania do zamówienia',
    zh: '从搜索到下单',
  },
  {
    en: 'Counts of events, not of people: how often each step was taken.',
    de: 'Anzahl der Ereignisse, nicht der Personen: wie oft jeder Schritt getan wurde.',
    fr: 'Nombre d’événements, non de personnes : combien de fois chaque étape a été franchie.',
    es: 'Número de eventos, no de personas: cuántas veces se dio cada paso.',
    pl: 'Liczba zdarzeń, nie osób: jak często wykonano każdy krok.',
    zh: '统计事件次数而非人数：每一步发生的次数。',
  },
)
export const DOWNLOADS = describe(
  { en: 'Downloads', de: 'Downloads', fr: 'Téléchargements', es: 'Descargas', pl: 'Pobrania', zh: '下载量' },
  {
    en: 'Software and documents that were asked for, and publications that were opened.',
    de: 'Angeforderte Software und Dokumente sowie geöffnete Publikationen.',
    fr: 'Logiciels et documents demandés, et publications ouvertes.',
    es: 'Software y documentos solicitados, y publicaciones abiertas.',
    pl: 'Pobrane oprogramowanie i dokumenty oraz otwarte publikacje.',
    zh: '请求下载的软件和文档，以及打开的出版物。',
  },
)
export const MOST_DOWNLOADED = describe(
  {
    en: 'Most downloaded',
    de: 'Am häufigsten heruntergeladen',
    fr: 'Les plus téléchargés',
    es: 'Lo más descargado',
    pl: 'Najczęściej pobierane',
    zh: '下载最多',
  },
  {
    en: 'By the name of the software, document or publication.',
    de: 'Nach dem Namen der Software, des Dokuments oder der Publikation.',
    fr: 'Par nom du logiciel, du document ou de la publication.',
    es: 'Por nombre del software, documento o publicación.',
    pl: 'Według nazwy oprogramowania, dokumentu lub publikacji.',
    zh: '按软件、文档或出版物名称。',
  },
)

export const HEADERS = {
  kind: { en: 'Page kind', de: 'Seitenart', fr: 'Type de page', es: 'Tipo de página', pl: 'Rodzaj strony', zh: '页面类型' },
  market: { en: 'Market', de: 'Markt', fr: 'Marché', es: 'Mercado', pl: 'Rynek', zh: '市场' },
  language: { en: 'Language', de: 'Sprache', fr: 'Langue', es: 'Idioma', pl: 'Język', zh: '语言' },
  step: { en: 'Step', de: 'Schritt', fr: 'Étape', es: 'Paso', pl: 'Krok', zh: '步骤' },
  file: { en: 'File', de: 'Datei', fr: 'Fichier', es: 'Archivo', pl: 'Plik', zh: '文件' },
} as const satisfies Record<string, InsightWords>

export const STEPS = {
  search: { en: 'Searched', de: 'Gesucht', fr: 'Recherche', es: 'Búsqueda', pl: 'Wyszukano', zh: '搜索' },
  product: {
    en: 'Product seen',
    de: 'Produkt gesehen',
    fr: 'Produit vu',
    es: 'Producto visto',
    pl: 'Obejrzano produkt',
    zh: '浏览产品',
  },
  cart: { en: 'In the cart', de: 'Im Warenkorb', fr: 'Au panier', es: 'En el carrito', pl: 'W koszyku', zh: '加入购物车' },
  checkout: { en: 'Checkout', de: 'Kasse', fr: 'Validation', es: 'Tramitación', pl: 'Kasa', zh: '结算' },
  order: { en: 'Ordered', de: 'Bestellt', fr: 'Commandé', es: 'Pedido', pl: 'Zamówiono', zh: '已下单' },
} as const satisfies Record<string, InsightWords>

export const DOWNLOAD_SERIES = {
  software: { en: 'Software', de: 'Software', fr: 'Logiciels', es: 'Software', pl: 'Oprogramowanie', zh: '软件' },
  documents: { en: 'Documents', de: 'Dokumente', fr: 'Documents', es: 'Documentos', pl: 'Dokumenty', zh: '文档' },
  publications: {
    en: 'Publications',
    de: 'Publikationen',
    fr: 'Publications',
    es: 'Publicaciones',
    pl: 'Publikacje',
    zh: '出版物',
  },
} as const satisfies Record<string, InsightWords>
