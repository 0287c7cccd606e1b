import type { LabelledDocument, LabelledLine } from '#features/buying/quick-order/testing/labelled/labelled-order.ts'
import { PARTS } from '#features/buying/quick-order/testing/known-parts.ts'

export const partAt = (at: number): string => PARTS[at] ?? ''
/** Ordered, so many. */
export const ordered = (at: number, quantity: number): LabelledLine => ({ sku: partAt(at), quantity, isOrdered: true, name: '' })
/** Not to be ordered without a person. */
export const left = (at: number): LabelledLine => ({ sku: partAt(at), quantity: 0, isOrdered: false, name: '' })

const describe = (name: string, lines: readonly LabelledLine[], content: string): LabelledDocument => ({
  ...{ kind: 'written in other ways', name, language: 'en', lines, content },
})

/** Texts in other words and forms than those of the lists, each as one person wrote it. */
export const VARIED_TEXTS: readonly LabelledDocument[] = [
  // Quoted.
  describe(
    'gmail forward',
    [left(0), left(1)],
    `FYI\n\n---------- Forwarded message ---------\nFrom: Tom <tom@a.com>\nDate: Mon, Nov 9, 2026 at 3:12 PM\nSubject: order\nTo: <sales@b.com>\n\n${partAt(0)} 5\n${partAt(1)} x 6`,
  ),
  describe(
    'outlook de no divider',
    [ordered(0, 4), left(1), left(2)],
    `Hallo Frau Meier,\nbitte 4 Stück ${partAt(0)}.\nGruß\nKarl\n\nVon: Meier, Eva <e@x.de>\nGesendet: Montag, 9. November 2026 15:12\nAn: Karl\nBetreff: AW: Angebot\n\n${partAt(1)} 12 Stück\n${partAt(2)} 3 Stück`,
  ),
  describe(
    'apple mail',
    [ordered(0, 4), left(1)],
    `Please send\n${partAt(0)} 4\n\n> On 9 Nov 2026, at 15:12, Tom <t@x.com> wrote:\n> \n> ${partAt(1)} 12\n`,
  ),
  describe(
    'interleaved',
    [ordered(1, 9), left(0)],
    `On Mon, Nov 9, 2026, Tom wrote:\n> do you need ${partAt(0)} 5 ?\nno\n> what else?\n${partAt(1)} 9 pcs\n`,
  ),
  describe(
    'es outlook bold',
    [ordered(3, 2), left(4)],
    `Buenas,\n${partAt(3)}, 2 uds\n\n*De:* Ana\n*Enviado:* lunes\n*Para:* Luis\n*Asunto:* RE\n\n${partAt(4)} 8 uds`,
  ),
  describe(
    'zh foxmail',
    [ordered(3, 2), left(4)],
    `您好\n${partAt(3)} 2件\n\n------------------ 原始邮件 ------------------\n发件人: "李"\n发送时间: 2026年11月9日\n收件人: "王"\n主题: 订单\n\n${partAt(4)} 8件`,
  ),
  describe(
    'pl thread',
    [ordered(3, 2), left(4)],
    `Proszę o ${partAt(3)} 2 szt.\n\npon., 9 lis 2026 o 15:12 Jan Kowalski <j@x.pl> napisał(a):\n\n${partAt(4)} 8 szt.`,
  ),
  describe(
    'fr gmail',
    [ordered(3, 2), left(4)],
    `Bonjour, merci d'envoyer 2 pièces ${partAt(3)}\n\nLe lun. 9 nov. 2026 à 15:12, Jean Dupont <j@x.fr> a\nécrit :\n\n> ${partAt(4)} 8 pièces`,
  ),
  describe(
    'lotus notes',
    [ordered(3, 2), left(4)],
    `Please order ${partAt(3)} 2 pcs\n\nFrom:   Tom\nTo:     Ann\nDate:   09/11/2026 15:12\nSubject:        Re: order\n\n${partAt(4)} 8 pcs`,
  ),
  describe(
    'table then quote',
    [ordered(1, 3), ordered(2, 7), left(5)],
    `Part no;Qty\n${partAt(1)};3\n${partAt(2)};7\n\nVon: A\nGesendet: gestern\nAn: B\nBetreff: C\n\nPart no;Qty\n${partAt(5)};9`,
  ),
  // Corrections.
  describe(
    'chat two corrections',
    [ordered(0, 8), ordered(1, 20)],
    `Tom: ${partAt(0)} 5\nTom: ${partAt(1)} 10\nAnn: sure\nTom: ${partAt(1)} should be 20\nTom: and ${partAt(0)} 8 instead of 5`,
  ),
  describe('de make first', [left(0), left(1)], `${partAt(0)} 5 Stück\n${partAt(1)} 10 Stück\nKorrektur: beim ersten bitte 8`),
  describe(
    'pos correction',
    [ordered(0, 5), ordered(1, 25)],
    `1. ${partAt(0)} 5 pcs\n2. ${partAt(1)} 10 pcs\n\nCorrection to item 2: 25 pcs`,
  ),
  describe('korrektur heading', [ordered(0, 6), ordered(1, 10)], `${partAt(0)} 5\n${partAt(1)} 10\n\nKorrektur:\n${partAt(0)} 6`),
  describe('chat repeat', [left(0)], `[09:10] Tom: ${partAt(0)} 5\n[09:40] Tom: ${partAt(0)} 7`),
  describe('swap part', [left(0), left(1)], `${partAt(0)} 5\nSorry, ${partAt(1)} instead of ${partAt(0)}`),
  describe('fr chat', [ordered(0, 15)], `[10:02] Luc: ${partAt(0)} 10 pièces\n[10:03] Luc: non pardon 15`),
  describe('es mejor', [ordered(0, 15), ordered(1, 2)], `${partAt(0)} 10\n${partAt(1)} 2\nperdón, de ${partAt(0)} mejor 15 uds`),
  describe('pl', [ordered(0, 15)], `${partAt(0)} 10 szt.\nUps, miało być 15 szt.`),
  describe('zh wechat', [ordered(0, 15)], `张伟 09:10\n${partAt(0)} 10件\n张伟 09:12\n不好意思，应该是15件`),
  describe('wait no', [left(0)], `${partAt(0)} 10\nwait, no - double that`),
  describe(
    'cancel chat',
    [ordered(1, 4), left(0)],
    `[10:02] Luc: ${partAt(0)} 10\n[10:02] Luc: ${partAt(1)} 4\n[10:05] Luc: forget ${partAt(0)}`,
  ),
  describe('cancel all', [left(0), left(1)], `${partAt(0)} 10\n${partAt(1)} 4\nBitte stornieren Sie alles`),
  describe(
    'delivery talk',
    [ordered(0, 10), ordered(1, 4)],
    `Sorry for the late reply.\n${partAt(0)} 10\n${partAt(1)} 4\nPlease deliver by 12.12.2026 without pallet.\nTel. +49 89 1234567`,
  ),
  describe(
    'seller speaks',
    [ordered(0, 10), left(1)],
    `[10:00] Buyer: ${partAt(0)} 10 please\n[10:01] Seller: we also have ${partAt(1)} 4 left`,
  ),
  // Packs.
  describe(
    'packs',
    [ordered(0, 10), left(1), left(2), left(3), left(4), left(5)],
    `${partAt(0)} 10 pcs\n5 ctn ${partAt(1)}\n${partAt(2)} 2 dozen\n${partAt(3)} 3 Pakete\n${partAt(4)} 2 x 100er Pack\n${partAt(5)} 4 cajas`,
  ),
  describe('packs2', [left(1), left(2), left(3)], `${partAt(1)} 3 opak.\n${partAt(2)} qty: 3 (boxes)\n${partAt(3)} 2 VE`),
  // Cancelled lines in lists.
  describe(
    'cancelled list',
    [ordered(0, 10), left(1), left(2), left(3), left(4)],
    `${partAt(0)} 10\n${partAt(1)} 5 (cancelled)\n${partAt(2)} 5 - entfällt\n${partAt(3)};5;annulées\n${partAt(4)} 5 已取消`,
  ),
  describe('cancelled head', [ordered(0, 10), left(1)], `Order:\n${partAt(0)} 10\n\nCancelled:\n${partAt(1)} 5`),
]
