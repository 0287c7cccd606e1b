import type { Language } from '#kernel/locale.ts'

/** How people of one language write orders. */
export type OrderWords = {
  readonly title: string
  readonly poLabel: string
  readonly heads: readonly [position: string, part: string, name: string, quantity: string, unit: string, day: string]
  readonly unit: string
  readonly status: string
  readonly open: string
  readonly total: string
  /** Ways to say of a line that it is cancelled. */
  readonly cancelled: readonly string[]
  readonly cancelledHeading: string
  /** `Position 20 is cancelled`, with `#` for the position. */
  readonly cancelledNotes: readonly string[]
  /** Names of sheets that are not this order. */
  readonly closedSheets: readonly string[]
  /** Titles of sheets that are closed, with `#` for their number. */
  readonly closedTitles: readonly string[]
  /** The heading before an earlier mail; `#` is the name of its writer. */
  readonly quotes: readonly string[]
  /** Quantities in packs: `#` is how many, `%` how many pieces each holds. */
  readonly packs: readonly string[]
  /** Units in their column. */
  readonly packUnits: readonly string[]
  readonly packNames: readonly string[]
  /** Corrections that name the part (`@`), what it was (`%`) and what it is (`#`). */
  readonly named: readonly string[]
  /** Corrections of the line before, which name no part. */
  readonly bare: readonly string[]
  readonly takeOut: readonly string[]
  readonly greeting: string
  readonly regards: string
}

export const ORDER_WORDS: Readonly<Record<Language, OrderWords>> = {
  en: {
    title: 'PURCHASE ORDER',
    poLabel: 'PO number',
    heads: ['Line', 'Part number', 'Description', 'Qty', 'Unit', 'Delivery date'],
    ...{ unit: 'EA', status: 'Status', open: 'open', total: 'Total EUR' },
    cancelled: ['cancelled', 'CANCELED', 'Cancelled by buyer 12.11.', 'canc.'],
    cancelledHeading: 'Cancelled items:',
    cancelledNotes: ['Please note: line # is cancelled.', 'Item # no longer required'],
    closedSheets: ['Old order', 'PO 4499001 closed', 'Archive 2025'],
    closedTitles: ['Purchase order # - closed', 'Previous order #'],
    quotes: [
      'On Tue, 10 Nov 2026 at 09:14, # wrote:',
      '-----Original Message-----\nFrom: #\nSent: Tuesday, 10 November 2026\nTo: Sales\nSubject: Order',
    ],
    packs: ['# boxes of %', '# packs of %', '# x box of %'],
    packUnits: ['BOX', 'PK/10', 'ctn'],
    packNames: ['box of %', 'pack of %', '% per box'],
    named: ['Sorry, @: make that # instead of %', 'Correction: @ # pcs', 'Please change @ from % to #'],
    bare: ['sorry, make that #', 'oops, # instead of % please'],
    takeOut: ['Please cancel @', 'We do not need @ any more'],
    ...{ greeting: 'Hello,', regards: 'Best regards' },
  },
  de: {
    title: 'BESTELLUNG',
    poLabel: 'Bestellnummer',
    heads: ['Pos.', 'Artikelnummer', 'Bezeichnung', 'Menge', 'ME', 'Liefertermin'],
    ...{ unit: 'ST', status: 'Status', open: 'offen', total: 'Gesamtbetrag EUR' },
    cancelled: ['storniert', 'STORNO', 'stornierte Position', 'entfällt', 'stor.'],
    cancelledHeading: 'Stornierte Positionen:',
    cancelledNotes: ['Position # entfällt.', 'Pos. # bitte stornieren'],
    closedSheets: ['Bestellung alt', 'Erledigt', 'Archiv'],
    closedTitles: ['Bestellung Nr. # - abgeschlossen', 'Letzte Bestellung #'],
    quotes: [
      'Am 10.11.2026 um 09:14 schrieb #:',
      '-----Ursprüngliche Nachricht-----\nVon: #\nGesendet: Dienstag, 10. November 2026\nAn: Vertrieb\nBetreff: Bestellung',
    ],
    packs: ['# Kartons à %', '# VPE à % Stück', '# Packungen mit % Stk'],
    packUnits: ['VPE', 'Karton', 'Pkg.'],
    packNames: ['VPE %', '%er-Pack', 'Karton à %'],
    named: ['Korrektur: @ # Stück', 'statt % bitte # Stück @', '@ bitte auf # ändern'],
    bare: ['Entschuldigung, bitte # Stück', 'statt % bitte #'],
    takeOut: ['@ bitte streichen', '@ bitte doch nicht'],
    ...{ greeting: 'Guten Tag,', regards: 'Mit freundlichen Grüßen' },
  },
  fr: {
    title: 'BON DE COMMANDE',
    poLabel: 'Commande n°',
    heads: ['Ligne', 'Référence', 'Désignation', 'Quantité', 'Unité', 'Date de livraison'],
    ...{ unit: 'pièce', status: 'Statut', open: 'ouverte', total: 'Montant total EUR' },
    cancelled: ['annulé', 'annulée', 'ANNULÉE le 12/11', 'ligne supprimée'],
    cancelledHeading: 'Lignes annulées :',
    cancelledNotes: ['La ligne # est annulée.', 'Poste # supprimé'],
    closedSheets: ['Ancienne commande', 'Commandes livrées', 'Archives'],
    closedTitles: ['Commande n° # - clôturée', 'Commande précédente #'],
    quotes: [
      'Le mar. 10 nov. 2026 à 09:14, # a écrit :',
      '-----Message d’origine-----\nDe : #\nEnvoyé : mardi 10 novembre 2026\nÀ : Ventes\nObjet : Commande',
    ],
    packs: ['# boîtes de %', '# cartons de %', '# lots de %'],
    packUnits: ['boîte', 'carton', 'lot'],
    packNames: ['boîte de %', 'lot de %', 'sachet de %'],
    named: ['Correction : @ # pièces', 'Pardon, # au lieu de % pour @', 'Merci de modifier @ : # pièces'],
    bare: ['désolé, mettez-en #', '# au lieu de % svp'],
    takeOut: ['Merci d’annuler @', 'Nous n’avons plus besoin de @'],
    ...{ greeting: 'Bonjour,', regards: 'Cordialement' },
  },
  es: {
    title: 'ORDEN DE COMPRA',
    poLabel: 'Pedido n°',
    heads: ['Línea', 'Código', 'Descripción', 'Cantidad', 'Ud.', 'Fecha de entrega'],
    ...{ unit: 'ud', status: 'Estado', open: 'abierto', total: 'Importe total EUR' },
    cancelled: ['anulado', 'ANULADA', 'cancelado', 'línea anulada'],
    cancelledHeading: 'Líneas anuladas:',
    cancelledNotes: ['La línea # queda anulada.', 'Partida # cancelada'],
    closedSheets: ['Pedido anterior', 'Cerrado', 'Histórico'],
    closedTitles: ['Pedido n° # - cerrado', 'Pedido anterior #'],
    quotes: [
      'El mar, 10 nov 2026 a las 9:14, # escribió:',
      '-----Mensaje original-----\nDe: #\nEnviado el: martes, 10 de noviembre de 2026\nPara: Ventas\nAsunto: Pedido',
    ],
    packs: ['# cajas de %', '# paquetes de %', '# bolsas de % uds'],
    packUnits: ['caja', 'paquete', 'bolsa'],
    packNames: ['caja de %', 'paquete de %', 'bolsa con %'],
    named: ['Corrección: @ # uds', 'Perdón, @: # en vez de %', 'Por favor cambien @ a #'],
    bare: ['perdón, que sean #', 'mejor # en lugar de %'],
    takeOut: ['Por favor anulen @', 'Ya no necesitamos @'],
    ...{ greeting: 'Buenos días,', regards: 'Saludos cordiales' },
  },
  pl: {
    title: 'ZAMÓWIENIE',
    poLabel: 'Zamówienie nr',
    heads: ['Lp', 'Indeks', 'Nazwa', 'Ilość', 'J.m.', 'Termin dostawy'],
    ...{ unit: 'szt.', status: 'Stan', open: 'otwarte', total: 'Razem EUR' },
    cancelled: ['anulowano', 'anulowana', 'ANULOWANE', 'pozycja skreślona'],
    cancelledHeading: 'Pozycje anulowane:',
    cancelledNotes: ['Pozycja # anulowana.', 'Poz. # proszę anulować'],
    closedSheets: ['Stare zamówienie', 'Zrealizowane', 'Archiwum'],
    closedTitles: ['Zamówienie nr # - zamknięte', 'Poprzednie zamówienie #'],
    quotes: [
      'W dniu 10.11.2026 o 09:14, # napisał:',
      '-----Wiadomość oryginalna-----\nOd: #\nWysłano: wtorek, 10 listopada 2026\nDo: Sprzedaż\nTemat: Zamówienie',
    ],
    packs: ['# opak. po %', '# opakowania po % szt.', '# kartony po %'],
    packUnits: ['opak.', 'karton', 'kpl'],
    packNames: ['opak. % szt.', 'karton po %', '% szt./opak.'],
    named: ['Korekta: @ # szt.', 'Przepraszam, @: # zamiast %', 'Proszę zmienić @ na # szt.'],
    bare: ['przepraszam, jednak # szt.', 'zamiast % proszę #'],
    takeOut: ['Proszę anulować @', 'Nie potrzebujemy już @'],
    ...{ greeting: 'Dzień dobry,', regards: 'Pozdrawiam' },
  },
  zh: {
    title: '采购订单',
    poLabel: '订单号',
    heads: ['序号', '物料编码', '名称', '数量', '单位', '交货日期'],
    ...{ unit: '件', status: '状态', open: '未完成', total: '合计 EUR' },
    cancelled: ['取消', '已取消', '此行取消', '作废'],
    cancelledHeading: '已取消的行：',
    cancelledNotes: ['第#行取消。', '第 # 项已取消'],
    closedSheets: ['旧订单', '已完成', '历史'],
    closedTitles: ['订单号 # 已关闭', '上次订单 #'],
    quotes: [
      '在 2026年11月10日 09:14，# 写道：',
      '-----原始邮件-----\n发件人: #\n发送时间: 2026年11月10日\n收件人: 销售\n主题: 订单',
    ],
    packs: ['#盒，每盒%个', '# 箱 (%个/箱)', '#包，一包%只'],
    packUnits: ['盒', '箱', '包'],
    packNames: ['%个/盒', '每盒%个', '%只装'],
    named: ['更正：@ # 件', '抱歉，@ 不是%，改为#', '@ 从%改成#'],
    bare: ['抱歉，改为 # 件', '不是%，是#件'],
    takeOut: ['请取消 @', '@ 不要了'],
    ...{ greeting: '您好，', regards: '谢谢' },
  },
}
