import type { Language } from '#kernel/locale.ts'

type Terms = {
  readonly title: string
  readonly lead: string
  readonly caption: string
  readonly columns: readonly [rule: string, transport: string, risk: string]
  /** FCA, DAP and DDP, in this order. */
  readonly rows: readonly (readonly [rule: string, transport: string, risk: string])[]
}

/** Words of fragments that open over a page. */
export const FRAGMENT_WORDS: Readonly<Record<Language, { readonly terms: Terms }>> = {
  en: {
    terms: {
      title: 'Delivery terms at a glance',
      lead: 'Unless your contract says otherwise, we deliver FCA. Which rule applies to an order is stated in its confirmation (Incoterms 2020).',
      caption: 'The three rules we use',
      columns: ['Rule', 'Transport is paid by', 'The risk passes'],
      rows: [
        ['FCA, our warehouse', 'You', 'When the carrier takes the goods over'],
        ['DAP, your site', 'We', 'On arrival, before unloading'],
        ['DDP, your site', 'We, duties included', 'On arrival, before unloading'],
      ],
    },
  },
  de: {
    terms: {
      title: 'Lieferbedingungen im Überblick',
      lead: 'Wenn Ihr Vertrag nichts anderes sagt, liefern wir FCA. Welche Klausel für eine Bestellung gilt, steht in der Auftragsbestätigung (Incoterms 2020).',
      caption: 'Die drei Klauseln, die wir verwenden',
      columns: ['Klausel', 'Den Transport bezahlen', 'Die Gefahr geht über'],
      rows: [
        ['FCA, unser Lager', 'Sie', 'mit der Übergabe an den Spediteur'],
        ['DAP, Ihr Standort', 'wir', 'bei Ankunft, vor dem Entladen'],
        ['DDP, Ihr Standort', 'wir, einschließlich Zoll', 'bei Ankunft, vor dem Entladen'],
      ],
    },
  },
  fr: {
    terms: {
      title: 'Conditions de livraison en bref',
      lead: 'Sauf disposition contraire de votre contrat, nous livrons FCA. La règle applicable à une commande figure dans sa confirmation (Incoterms 2020).',
      caption: 'Les trois règles que nous utilisons',
      columns: ['Règle', 'Transport à la charge de', 'Transfert du risque'],
      rows: [
        ['FCA, notre entrepôt', 'Vous', 'À la remise au transporteur'],
        ['DAP, votre site', 'Nous', 'À l’arrivée, avant déchargement'],
        ['DDP, votre site', 'Nous, droits de douane compris', 'À l’arrivée, avant déchargement'],
      ],
    },
  },
  es: {
    terms: {
      title: 'Condiciones de entrega de un vistazo',
      lead: 'Salvo que su contrato indique otra cosa, entregamos FCA. La regla aplicable a un pedido figura en su confirmación (Incoterms 2020).',
      caption: 'Las tres reglas que utilizamos',
      columns: ['Regla', 'El transporte lo paga', 'El riesgo se transmite'],
      rows: [
        ['FCA, nuestro almacén', 'Usted', 'Al entregar la mercancía al transportista'],
        ['DAP, su planta', 'Nosotros', 'A la llegada, antes de descargar'],
        ['DDP, su planta', 'Nosotros, aranceles incluidos', 'A la llegada, antes de descargar'],
      ],
    },
  },
  pl: {
    terms: {
      title: 'Warunki dostawy w skrócie',
      lead: 'Jeśli umowa nie stanowi inaczej, dostarczamy na warunkach FCA. Reguła obowiązująca dla zamówienia jest podana w jego potwierdzeniu (Incoterms 2020).',
      caption: 'Trzy reguły, które stosujemy',
      columns: ['Reguła', 'Za transport płaci', 'Ryzyko przechodzi'],
      rows: [
        ['FCA, nasz magazyn', 'klient', 'z chwilą wydania towaru przewoźnikowi'],
        ['DAP, siedziba klienta', 'dostawca', 'po przybyciu, przed rozładunkiem'],
        ['DDP, siedziba klienta', 'dostawca, łącznie z cłem', 'po przybyciu, przed rozładunkiem'],
      ],
    },
  },
  zh: {
    terms: {
      title: '交货条款概览',
      lead: '除合同另有约定外，我们按 FCA 交货。订单适用的规则以订单确认书为准（Incoterms 2020）。',
      caption: '我们采用的三种规则',
      columns: ['规则', '运费承担方', '风险转移时间'],
      rows: [
        ['FCA，我方仓库', '贵方', '货物交给承运人时'],
        ['DAP，贵方地点', '我方', '到达后、卸货前'],
        ['DDP，贵方地点', '我方，含关税', '到达后、卸货前'],
      ],
    },
  },
}
