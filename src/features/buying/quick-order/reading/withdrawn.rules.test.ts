import { expect, test } from 'vitest'
import { findCancelledHeading, isTicked, saysCancelled } from '#features/buying/quick-order/reading/cancel-words.rules.ts'
import { findWithdrawal, mayCountPacks, type LineMarks } from '#features/buying/quick-order/reading/line-faults.rules.ts'
import { readNote } from '#features/buying/quick-order/reading/line-notes.rules.ts'
import { checkSections } from '#features/buying/quick-order/reading/order-sections.rules.ts'
import { countsPacks, findPackSize } from '#features/buying/quick-order/reading/pack-words.rules.ts'
import { toRow } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { splitThread } from '#features/buying/quick-order/reading/thread.rules.ts'
import { kindOfUnit } from '#features/buying/quick-order/reading/unit-words.rules.ts'
import { findDay, findDayOrder, findDeliveryDay } from '#features/buying/quick-order/reading/delivery-date.rules.ts'

test.each(
  [
    [
      'storniert',
      'stornierte Position',
      'STORNO',
      'entfällt',
      'annulé',
      'annulées',
      'cancelled',
      'Canceled 12.11.',
      'anulowano',
      'anulowane',
    ],
    ['anulado', 'anuladas', 'cancelada', '取消', '已取消', 'stor.', 'ann.', 'canc.'],
  ].flat(),
)('%j says that a line is cancelled', (text) => expect(saysCancelled(text)).toBe(true))

test.each(['noise cancelling', 'not cancellable', 'Kugelhahn', 'Annular valve', 'Canal', '取样阀', 'Storchschnabel'])(
  '%j does not',
  (text) => expect(saysCancelled(text)).toBe(false),
)

test.each([
  ['Cancelled items:', 'below'],
  ['Stornierte Positionen:', 'below'],
  ['Artikel storniert', 'both'],
  ['cancelled', undefined],
  ['Pos. 4500012 storniert:', undefined],
])('%j stands above its lines: %s', (text, expected) => expect(findCancelledHeading(text)).toBe(expected))

test.each([
  ['x', true],
  ['ja', true],
  ['是', true],
  ['no', false],
  ['', false],
])('a column of cancellations with %j: %s', (text, expected) => expect(isTicked(text)).toBe(expected))

const marks = (more: Partial<LineMarks>): LineMarks => ({
  cells: new Map(),
  struck: new Set(),
  isHidden: false,
  isQuoted: false,
  ...more,
})
test.each<[string, Partial<LineMarks>, string | undefined]>([
  ['nothing', {}, undefined],
  ['a struck quantity', { struck: new Set(['quantity']) }, 'struck'],
  ['a struck price', { struck: new Set(['price']) }, undefined],
  ['a word in any column', { cells: new Map([['other', ['storniert']]]) }, 'cancelled'],
  ['a status that is over', { cells: new Map([['status', ['geliefert']]]) }, 'other_order'],
  ['an open status', { cells: new Map([['status', ['offen']]]) }, undefined],
  ['an earlier mail', { isQuoted: true }, 'quoted'],
  ['a hidden row', { isHidden: true }, 'hidden'],
  ['another order', { section: 'other_order' }, 'other_order'],
])('a line with %s', (_, more, expected) => expect(findWithdrawal(marks(more))).toBe(expected))

test.each([
  ['box of 10', 10],
  ['VPE 50', 50],
  ['pk/10', 10],
  ['Karton à 20', 20],
  ['boîte de 12', 12],
  ['caja de 6', 6],
  ['opak. 10 szt.', 10],
  ['10 per box', 10],
  ['100er-Pack', 100],
  ['每盒10个', 10],
  ['Battery pack 12 V', undefined],
  ['Junction box 24 V', undefined],
  ['接线盒 24 V', undefined],
  ['pack of 1', undefined],
])('%j is a pack of %s', (text, size) => expect(findPackSize(text)).toBe(size))

test.each(['3 boxes', '2 Kartons', '4 cajas', '5 opak.', '2 dozen', '3 (boxes)', '2盒'])('%j counts packs', (text) =>
  expect(countsPacks(text)).toBe(true),
)
test.each([
  ['BX10', 'other'],
  ['Karton à 20', 'other'],
  ['盒', 'other'],
  ['Stck.', 'pieces'],
  ['szt.', 'pieces'],
  ['zzz', undefined],
])('the unit %j: %s', (unit, kind) => expect(kindOfUnit(unit)).toBe(kind))

test.each([
  ['no pack', { quantity: 5, pack: '', words: 'Valve' }, false],
  ['a pack and no unit', { quantity: 100, pack: '50', words: '' }, true],
  ['pieces that fill packs', { quantity: 100, unit: 'ST', pack: '50', words: '' }, false],
  ['pieces that fill none', { quantity: 3, unit: 'ST', pack: '50', words: '' }, true],
  ['packs of one', { quantity: 3, pack: '1', words: '' }, false],
])('a quantity with %s', (_, packed, expected) => expect(mayCountPacks(packed)).toBe(expected))

const isKnown = (text: string): boolean => /^HP-\d+$/.test(text)
test.each([
  ['sorry, make that 20', { kind: 'correct', quantity: 20 }],
  ['statt 10 bitte 12', { kind: 'correct', former: 10, quantity: 12 }],
  ['HP-1204: 20 instead of 10', { kind: 'correct', numbers: ['HP-1204'], former: 10, quantity: 20 }],
  ['Korrektur zu Pos. 20: 15 Stück', { kind: 'correct', positions: [20], quantity: 15 }],
  ['zamiast 10 proszę 12', { kind: 'correct', former: 10, quantity: 12 }],
  ['please double that', { kind: 'correct', numbers: [] }],
  ['Pos. 20 und 30 entfallen', { kind: 'cancel', positions: [20, 30] }],
  ['HP-1204 bitte streichen', { kind: 'cancel', numbers: ['HP-1204'] }],
])('%j changes other lines', (text, note) => expect(readNote(text, isKnown)).toMatchObject(note))
test.each(['Sorry for the delay', 'HP-1204 ohne Dichtung 12 Stück', 'Delivery without pallet please', 'HP-1204 12'])(
  '%j changes none',
  (text) => expect(readNote(text, isKnown)).toBeUndefined(),
)

test.each([
  [
    'the name of a sheet alone',
    [
      ['Archiv', 'Ventile'],
      ['Bestellung', 'Ventile'],
    ],
    ['other_order', 'current'],
  ],
  [
    'an old sheet',
    [
      ['Old', 'PO number: 1001'],
      ['New', 'PO number: 1002'],
    ],
    ['other_order', 'current'],
  ],
  [
    'the later number',
    [
      ['A', 'PO number: 1002'],
      ['B', 'PO number: 1001'],
    ],
    ['current', 'other_order'],
  ],
  [
    'two that cannot be compared',
    [
      ['A', 'PO number: A-1'],
      ['B', 'PO number: BB-22'],
    ],
    ['other_order', 'other_order'],
  ],
  ['a closed title', [['A', 'Bestellung 1001 abgeschlossen']], ['other_order']],
  ['a title that calls off', [['A', 'Stornierung der Bestellung']], ['cancelled']],
  [
    'one order on two sheets',
    [
      ['A', 'PO number: 1001'],
      ['B', 'PO number: 1001'],
    ],
    ['current', 'current'],
  ],
])('sections: %s', (_, sheets, expected) => {
  const sections = sheets.map(([sheet = '', title = ''], at) => ({ page: at + 1, sheet, title: [toRow([title])] }))
  expect([...checkSections(sections).values()]).toEqual(expected)
})

test.each([
  ['On Tue, 10 Nov 2026 at 09:14, Eva wrote:'],
  ['Am 10.11.2026 um 09:14 schrieb Eva Braun:'],
  ['Le mar. 10 nov. 2026 à 09:14, Eva a écrit :'],
  ['El mar, 10 nov 2026 a las 9:14, Eva escribió:'],
  ['pon., 9 lis 2026 o 15:12 Eva <e@x.pl> napisał(a):'],
  ['在 2026年11月10日，Eva 写道：'],
  ['-----Original Message-----'],
  ['Von: Eva\nGesendet: gestern\nAn: Jan\nBetreff: Bestellung'],
  ['发件人: 李\n发送时间: 昨天\n收件人: 王\n主题: 订单'],
])('below %j stands an earlier mail', (head) => {
  const lines = splitThread(`HP-1 2\n\n${head}\n\nHP-2 3`)
  expect(lines.filter(({ text }) => text.startsWith('HP')).map(({ isQuoted }) => isQuoted)).toEqual([false, true])
})

test.each([
  ['04.12.2026', undefined, '2026-12-04'],
  ['2026-12-04', undefined, '2026-12-04'],
  ['2026年12月4日', undefined, '2026-12-04'],
  ['4 December 2026', undefined, '2026-12-04'],
  ['4 grudnia 2026', undefined, '2026-12-04'],
  ['Dec 4, 2026', undefined, '2026-12-04'],
  ['04/12/2026', 'dmy' as const, '2026-12-04'],
  ['04/12/2026', 'mdy' as const, '2026-04-12'],
  ['04/12/2026', undefined, undefined],
  ['25/12/2026', undefined, '2026-12-25'],
  ['KW 49/2026', undefined, '2026-11-30'],
  ['31.02.2026', undefined, undefined],
])('%j with %s is %s', (text, order, day) => expect(findDay(text, order)).toBe(day))

test('dates that can be read in one way settle the others; a date of the order itself is not wanted', () => {
  expect(findDayOrder(['04/12/2026', '25/12/2026'])).toBe('dmy')
  expect(findDayOrder(['25/12/2026', '12/25/2026'])).toBeUndefined()
  expect(findDeliveryDay('Liefertermin: 04.12.2026')).toBe('2026-12-04')
  expect(findDeliveryDay('Bestelldatum: 04.12.2026')).toBeUndefined()
})
