import type { Language } from '#kernel/locale.ts'

type Screen = { readonly title: string; readonly lead: string }

export const CATALOGUE_DESK_WORDS: Readonly<Record<Language, Readonly<Record<'products' | 'dealers', Screen>>>> = {
  en: {
    products: { title: 'Products', lead: 'Put names, markets and replacements right. Listings and search follow.' },
    dealers: { title: 'Dealers', lead: 'Who sells and serves near a visitor. The map and search follow at once.' },
  },
  de: {
    products: { title: 'Produkte', lead: 'Namen, Märkte und Nachfolger berichtigen. Listen und Suche folgen.' },
    dealers: { title: 'Händler', lead: 'Wer in der Nähe verkauft und hilft. Karte und Suche folgen sofort.' },
  },
  fr: {
    products: { title: 'Produits', lead: 'Corriger noms, marchés et remplacements. Les listes et la recherche suivent.' },
    dealers: { title: 'Revendeurs', lead: 'Qui vend et dépanne à proximité. La carte et la recherche suivent aussitôt.' },
  },
  es: {
    products: { title: 'Productos', lead: 'Corregir nombres, mercados y sustitutos. Los listados y la búsqueda se actualizan.' },
    dealers: { title: 'Distribuidores', lead: 'Quién vende y atiende cerca. El mapa y la búsqueda se actualizan al momento.' },
  },
  pl: {
    products: { title: 'Produkty', lead: 'Popraw nazwy, rynki i zamienniki. Listy i wyszukiwanie aktualizują się same.' },
    dealers: { title: 'Dealerzy', lead: 'Kto sprzedaje i pomaga w pobliżu. Mapa i wyszukiwanie aktualizują się od razu.' },
  },
  zh: {
    products: { title: '产品', lead: '更正名称、市场和替代品。列表和搜索随之更新。' },
    dealers: { title: '经销商', lead: '附近的销售与服务商。地图和搜索立即更新。' },
  },
}
