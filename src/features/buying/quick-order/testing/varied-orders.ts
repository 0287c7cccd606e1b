import { PARTS } from '#features/buying/quick-order/testing/known-parts.ts'

export type OrderedPart = { readonly sku: string; readonly quantity: number; readonly price: number }

const QUANTITIES = [3, 12, 1, 40, 7, 150, 2, 1200, 25, 5, 60, 8]

/** The customer's intention with their order. */
export const ORDERED: readonly OrderedPart[] = PARTS.slice(0, 24).map((sku, at) => ({
  sku,
  quantity: QUANTITIES[at % QUANTITIES.length] ?? 1,
  price: 18.4 + at * 31.15,
}))

const inLocale =
  (locale: string) =>
  (value: number, digits = 2): string =>
    value.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
const english = inLocale('en-US')
const german = inLocale('de-DE')
const swiss = inLocale('de-CH')

export type Cell = string | undefined
/** `at` is where a column begins, in points; a column that ends there is `isRight`. */
type Column = { readonly head: string; readonly at: number; readonly isRight?: boolean }
export type VariedOrder = {
  readonly name: string
  readonly columns: readonly Column[]
  readonly rows: (part: OrderedPart, at: number) => readonly (readonly Cell[])[]
  readonly top?: readonly string[]
  readonly end?: readonly string[]
  /** Again on every page, above and below. */
  readonly pageTop?: readonly string[]
  readonly pageEnd?: readonly string[]
  readonly hasHead?: boolean
  readonly repeatsHead?: boolean
  /** Rows between lines, such as a sum after every eighth. */
  readonly between?: (at: number) => readonly (readonly Cell[])[]
  readonly rowsAPage?: number
}

const left = (head: string, at: number): Column => ({ head, at })
const right = (head: string, at: number): Column => ({ head, at, isRight: true })

/** Layouts that the reader was not written after. */
export const VARIED: readonly VariedOrder[] = [
  {
    name: 'English, the price before the quantity, letterhead and foot on every page',
    pageTop: ['Larkfield Logistics Ltd, 41 Whitehall Road, Leeds LS12 1BE', 'VAT GB 123 4567 89, Tel. 0113 496 0000'],
    pageEnd: ['Registered in England 04711 229', 'Page 1 of 3'],
    top: ['Purchase Order', 'PO number: LL-88213', 'Order date: 2026-11-12', 'Deliver to: Dock 4, 120 Gelderd Road'],
    columns: [
      left('Line', 40),
      left('Description', 70),
      left('Item code', 250),
      right('Unit price', 400),
      right('Qty', 450),
      right('Net', 540),
    ],
    rows: ({ sku, quantity, price }, at) => [
      [String(at + 1), 'Detector 4-20 mA, IP 68', sku, english(price), String(quantity), english(price * quantity)],
    ],
    end: ['Net total 98,231.00', 'VAT 20 % 19,646.20', 'Gross 117,877.20'],
  },
  {
    name: 'German, descriptions over three rows, discount and tax columns',
    top: ['Bestellung', 'Bestell-Nr.: 4500-771-26', 'Lieferant: 70011', 'Lieferdatum: 04.12.2026'],
    columns: [
      left('Pos', 40),
      left('Material', 65),
      left('Bezeichnung', 150),
      right('Menge', 330),
      left('EH', 340),
      right('Preis/EH', 410),
      right('Rabatt %', 460),
      right('Netto EUR', 540),
    ],
    rows: ({ sku, quantity, price }, at) => [
      [
        String((at + 1) * 10),
        sku,
        'Druckmessumformer',
        german(quantity, 0),
        'ST',
        german(price),
        '10,0',
        german(price * quantity * 0.9),
      ],
      [undefined, undefined, 'Messbereich 0 bis 16 bar, Anschluss G 1/2'],
      [undefined, undefined, 'gemäß Zeichnung 7741-B, Rev. 3'],
    ],
    end: ['Zwischensumme 88.120,11', 'MwSt 19 % 16.742,82', 'Gesamtbetrag 104.862,93'],
    rowsAPage: 30,
  },
  {
    name: 'French, sums after every eighth line',
    top: ['BON DE COMMANDE N° 2026-BC-0417', 'Date : 12/11/2026'],
    columns: [
      left('Code article', 40),
      left('Libellé', 150),
      right('Quantité', 340),
      right('Prix unitaire', 430),
      right('Total', 540),
    ],
    rows: ({ sku, quantity, price }) => [[sku, 'Capteur de pression', String(quantity), german(price), german(price * quantity)]],
    between: (at) => (at % 8 === 7 ? [[undefined, 'Sous-total lot', undefined, undefined, german(4120.5 + at)]] : []),
    end: ['Total HT 98 231,00', 'TVA 20 %', 'Total TTC 117 877,20'],
  },
  {
    name: 'Italian',
    top: ['Ordine di acquisto n. OA/2026/0931', 'Data: 12/11/2026'],
    columns: [
      left('Pos.', 40),
      left('Codice articolo', 70),
      left('Descrizione', 170),
      left('U.M.', 320),
      right('Quantità', 390),
      right('Prezzo', 460),
      right('Importo', 540),
    ],
    rows: ({ sku, quantity, price }, at) => [
      [String(at + 1), sku, 'Valvola a sfera', 'PZ', german(quantity, 0), german(price), german(price * quantity)],
    ],
    end: ['Totale imponibile 98.231,00', 'IVA 22%'],
  },
  {
    name: 'Dutch, quantity and unit in one cell',
    top: ['Inkooporder', 'Ordernummer: IO-55120'],
    columns: [
      left('Regel', 40),
      left('Artikelnummer', 80),
      left('Omschrijving', 190),
      left('Aantal', 360),
      right('Prijs', 460),
      right('Bedrag', 540),
    ],
    rows: ({ sku, quantity, price }, at) => [
      [String(at + 1), sku, 'Veiligheidsrelais 24 V', `${quantity} st`, german(price), german(price * quantity)],
    ],
  },
  {
    name: 'Portuguese, quantity last',
    top: ['Pedido de compra nº PC-7731'],
    columns: [left('Item', 40), left('Código', 80), left('Descrição', 180), right('Preço unit.', 400), right('Qtd', 540)],
    rows: ({ sku, quantity, price }, at) => [[String(at + 1), sku, 'Válvula de esfera DN 50', german(price), String(quantity)]],
  },
  {
    name: 'Polish with the maker’s name and a tax rate',
    top: ['Zamówienie nr ZZ-2026-118'.normalize('NFD').replace(/[\u0300-\u036f]/g, '')],
    columns: [
      left('Lp.', 40),
      left('Nr katalogowy', 70),
      left('Producent', 170),
      left('Nazwa towaru', 230),
      right('Ilosc', 370),
      left('J.m.', 380),
      right('Cena', 460),
      right('VAT', 490),
      right('Wartosc', 550),
    ],
    rows: ({ sku, quantity, price }, at) => [
      [String(at + 1), sku, 'Halden', 'Przetwornik', String(quantity), 'szt.', german(price), '23%', german(price * quantity)],
    ],
  },
  {
    name: 'English, the quantity on a row below its part, with dates',
    top: ['ORDER 7700-3'],
    columns: [left('Part', 40), left('Details', 180), right('Qty', 420), right('Date', 540)],
    rows: ({ sku, quantity }) => [
      [sku, 'Gas detector head'],
      [undefined, 'Schedule 1', String(quantity), '2026-12-04'],
    ],
  },
  {
    name: 'no head, each line as people write it',
    hasHead: false,
    top: ['Hello, please send us the following, our order 88-1:'],
    columns: [left('', 40)],
    rows: ({ sku, quantity }) => [[`${quantity} pcs ${sku} as last time`]],
    end: ['Thank you, N. Reyes'],
  },
  {
    name: 'two part numbers side by side, theirs unknown',
    top: ['Purchase order 31-5512', 'Terms: net 30'],
    columns: [
      left('Ln', 40),
      left('Customer material', 60),
      left('Supplier material', 170),
      left('Short text', 280),
      right('Order qty', 440),
      left('OUn', 450),
      right('Price per', 540),
    ],
    rows: ({ sku, quantity, price }, at) => [
      [String(at + 1), `90${11_000 + at * 13}`, sku, 'FILTER CARTRIDGE', english(quantity, 0), 'PC', english(price)],
    ],
  },
  {
    name: 'Swiss amounts, EAN beside the number',
    top: ['Bestellung 2026/3312', 'Währung CHF'],
    columns: [
      left('Pos.', 40),
      left('EAN', 65),
      left('Artikel-Nr.', 150),
      left('Text', 250),
      right('Anzahl', 380),
      right('Preis CHF', 460),
      right('Total CHF', 545),
    ],
    rows: ({ sku, quantity, price }, at) => [
      [String(at + 1), `76401234${56_780 + at}`, sku, 'Handscanner', String(quantity), swiss(price), swiss(price * quantity)],
    ],
  },
  {
    name: 'delivered and open quantities, and a minimum, beside the ordered one',
    top: ['Purchase order: BLK-4401'],
    columns: [
      left('No.', 40),
      left('Part number', 70),
      left('Description', 180),
      right('Min', 310),
      right('Qty ordered', 380),
      right('Delivered', 440),
      right('Unit price', 540),
    ],
    rows: ({ sku, quantity, price }, at) => [[String(at + 1), sku, 'Beacon, red', '1', String(quantity), '0', english(price)]],
  },
  {
    name: 'numbers written with spaces and small letters',
    top: ['Purchase order no. 9912'],
    columns: [left('Pos', 40), left('Part no.', 80), left('Name', 230), right('Quantity', 400), right('Price', 500)],
    rows: ({ sku, quantity, price }, at) => [
      [String(at + 1), sku.toLowerCase().replaceAll('-', ' '), 'Sensor', String(quantity), english(price)],
    ],
  },
  {
    name: 'Swedish, the head in two rows',
    top: ['Inköpsorder 66120'],
    columns: [
      left('Rad', 40),
      left('Artikelnr', 80),
      left('Benämning', 190),
      right('Antal', 360),
      right('A-pris', 450),
      right('Summa', 540),
    ],
    rows: ({ sku, quantity, price }, at) => [
      [String(at + 1), sku, 'Kulventil', String(quantity), german(price), german(price * quantity)],
    ],
  },
]
