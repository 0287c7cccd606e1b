import { foldText } from '#kernel/fold-text.ts'
/** `item` is a position or a part number, as its values say; `part` is a number of ours, `own` one of the customer's. */
export type ColumnRole =
  | 'line'
  | 'item'
  | 'part'
  | 'own'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'total'
  | 'pack'
  | 'date'
  | 'cancelled'
  | 'status'
  | 'other'

// Folded, because many programs print no accents.
const any = (words: string): RegExp => new RegExp(`^(?:${foldText(words)})$`, 'u')
const holds = (words: string): RegExp => new RegExp(`(?:^|[\\s])(?:${foldText(words)})(?=$|[\\s])`, 'u')

/** In this order: 'unit price' is a price, 'qty delivered' is not what is ordered, 'our part no' is not ours but theirs. */
const ROLES: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'cancelled',
    any(
      '(?:qty|quantity|menge|quantité|cantidad|ilość) (?:cancell?ed|storniert|annulée?|anulad[oa]|anulowan[oa])|(?:cancell?ed|stornierte) (?:qty|quantity|menge)|quantité annulée|cancell?ed|cancel|canc|cancellation|storno|storniert|gestrichen|annulée?|annulation|anulad[oa]|cancelad[oa]|anulowan[oae]|anulacja|取消|已取消|作废',
    ),
  ],
  [
    'status',
    any('status|line status|item status|positionsstatus|zustand|statut|état|estado|situación|stan|stan realizacji|状态|订单状态'),
  ],
  [
    'pack',
    any(
      'packs? of|pack|packs? size|pack qty|pack quantity|package size|packing unit|(?:pcs|pieces|units|qty) per (?:box|pack|carton|case)|(?:box|carton|case) (?:qty|size)|vpe|ve|verpackungseinheit|packungsgröße|packungseinheit|inhalt|stück vpe|stück pro (?:karton|packung|vpe)|stk vpe|conditionnement|colisage|unités par (?:boîte|carton|lot)|(?:uds?|unidades|piezas) por caja|unidades caja|contenido|unidad de embalaje|embalaje|(?:szt|sztuk|ilość) w opak(?:owaniu)?|szt opak|opakowanie zbiorcze|包装|包装数|包装规格|每箱数量|每盒数量|装箱数',
    ),
  ],
  [
    'date',
    any(
      'date|delivery|delivery date|delivery on|del date|due|due date|due on|required|required by|required date|required on|requested|requested date|requested delivery|requested delivery date|requested on|req date|need by|needed by|need by date|ship date|ship by|wanted|wanted on|eta|datum|termin|liefertermin|lieferdatum|lieferwoche|wunschtermin|wunschlieferdatum|wunschdatum|bedarfstermin|lieferung|livraison|date de livraison|date livraison|date livr|délai|date souhaitée|date demandée|livraison souhaitée|fecha|fecha de entrega|fecha entrega|f entrega|entrega|plazo|plazo de entrega|fecha requerida|data|data dostawy|termin dostawy|dostawa|termin realizacji|wymagany termin|日期|交期|交货期|交货日期|交货时间|要求日期|要求交期|需求日期|到货日期',
    ),
  ],
  [
    'other',
    holds(
      'delivered|shipped|received|backorder|backordered|open qty|geliefert|offen|offene menge|rest|livrée?|reçue?|entregad[oa]|pendiente|dostarczon[oa]|已交|' +
        'stock|bestand|available|discount|disc|rabatt|remise|dto|descuento|rabat|折扣|tax|vat|mwst|ust|tva|iva|ptu|税率|date|datum|termin|liefertermin|' +
        'wunschtermin|lieferdatum|delivery|due|fecha|livraison|entrega|dostawy|termin dostawy|日期|交期|交货期|requested|hs code|zolltarifnummer|weight|gewicht|' +
        'drawing|zeichnung|revision|rev|eta|project|projekt|cost cent(?:er|re)|kostenstelle|account|konto|packs? of|pack size|preiseinheit|per|pe|vpe|currency|währung',
    ),
  ],
  [
    'price',
    holds(
      'unit price|net price|price|list price|einzelpreis|e preis|ep|preis|stückpreis|nettopreis|prix|prix unitaire|p u|pu|pu ht|precio|precio unitario|p unit(?:ario)?|' +
        'cena|cena jedn|cena jednostkowa|cena netto|单价|价格|含税单价|rate|unit cost|cost|price each|prijs|prezzo',
    ),
  ],
  [
    'total',
    holds(
      'total|line total|amount|net amount|net value|value|ext price|extended|extension|gesamt|gesamtpreis|gesamtbetrag|gp|betrag|summe|wert|nettowert|montant|montant ht|' +
        'importe|wartość|wartość netto|kwota|金额|总价|总金额|合计|subtotal|zeilensumme|importo|bedrag',
    ),
  ],
  [
    'quantity',
    holds(
      'boxes|packs|cartons|kartons|packungen|boîtes|cajas|paquetes|opakowania|opakowań|盒数|箱数|包数|qty|quantity|quantities|order qty|qty ordered|menge|bestellmenge|anzahl|stückzahl|stück|stk|qté|qte|quantité|cant|cantidad|ilość|il|liczba|数量|订购数量|pieces|pcs|' +
        'q ty|quantità|aantal|quantidade|qtd|order quantity|liczba sztuk',
    ),
  ],
  [
    'own',
    holds(
      'our (?:part|item|ref|article|material|number|no|sku).*|unsere (?:art|artikel|material|teile|nr).*|customer (?:part|material|item|article|no).*|buyer (?:part|item).*|' +
        'internal (?:no|number|part|ref).*|notre (?:réf|référence|code|article).*|nuestr[oa] (?:ref|referencia|código).*|nasz (?:nr|numer|indeks|kod).*|我方.*|客户料号|' +
        'sap|sap no|sap nr|stock code|plant material|werksnummer|kundenartikel(?:nummer|nr)?|客户编码|interne? (?:nr|no|nummer).*',
    ),
  ],
  [
    'part',
    holds(
      '(?:your|supplier|vendor|mfr|mfg|manufacturer|maker)s? (?:part|item|ref|article|material|number|no|nr|sku|code|product|pn|p n).*|ihre (?:art|artikel|nr|bestell|teile|material).*|' +
        'lieferanten ?(?:art|artikel|material|nr|teile).*|herst(?:eller)? ?(?:art|artikel|nr|teile|nummer).*|(?:réf|référence|code) (?:fournisseur|fabricant).*|' +
        'votre (?:réf|référence|code|article).*|(?:ref|referencia|código) (?:proveedor|fabricante).*|su (?:ref|referencia|código).*|(?:nr|numer|kod|indeks) (?:dostawcy|producenta).*|' +
        'part|parts|part (?:no|nr|number|num|#)?.*|partnumber|p n|pn|sku|article|article (?:no|number|code)|artikel|artikel ?(?:nr|no|nummer|code)|artikelnummer|artikelnr|art ?nr|art no|art|' +
        'material|material ?(?:nr|no|number|nummer|code)|materialnummer|mat ?nr|teile ?(?:nr|nummer)|teilenummer|bestellnummer|bestell ?nr|sachnummer|product (?:code|no|number|id)|' +
        'catalog(?:ue)? (?:no|number)|cat no|order code|model|type code|typ|réf|ref|référence|reference|code|code article|n article|código|codigo|cód|referencia|referencia proveedor|' +
        'indeks|nr kat|nr katalogowy|numer katalogowy|symbol|kod|kod produktu|nr art|nr artykułu|numer części|nr części|料号|物料|物料编码|物料号|物料编号|型号|货号|产品编号|零件号|编码|' +
        'codice|codice articolo|artikelcode|onderdeelnummer|item (?:code|number|sku)|stock no|供应商料号',
    ),
  ],
  [
    'description',
    holds(
      'description|item description|description of goods|product|product name|name|text|short text|bezeichnung|beschreibung|artikelbezeichnung|benennung|produkt|désignation|designation|' +
        'libellé|article désignation|descripción|descripcion|denominación|concepto|producto|opis|nazwa|nazwa towaru|towar|名称|产品名称|品名|描述|说明|规格|descrizione|omschrijving|material text|kurztext',
    ),
  ],
  [
    'unit',
    holds('unit|units|uom|u m|um|me|einheit|mengeneinheit|unité|un|ud|u|unidad|j m|jm|jedn|jednostka|单位|eh|eenheid|u of m'),
  ],
  ['item', any('item|items|item no|item nr|no|nr|n|article|lp|n°|nº|号')],
  [
    'line',
    any(
      'pos|position|posición|pozycja|poz|pos nr|pos no|line|line no|line number|line item|ln|l|itm|#|l p|ligne|lig|renglón|línea|partida|行|行号|序号|项|项次|zeile|lfd nr|sr no|s no|sl no|regel|riga|posizione',
    ),
  ],
]

const spell = (header: string): string =>
  foldText(header)
    .replace(/[.:;()[\]/\\_*,'’"|-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const LONGEST_HEADER = 48

/** The meaning of a column, by its heading. */
export const roleOf = (header: string): ColumnRole | undefined => {
  if (header.length > LONGEST_HEADER) return undefined
  const words = spell(header)
  // A position has the shortest names, some of which stand inside of longer ones.
  const exact = ROLES.slice(-2).find(([, pattern]) => pattern.test(words))
  return (exact ?? ROLES.find(([, pattern]) => pattern.test(words)))?.[0]
}
