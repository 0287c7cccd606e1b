import { lookUp } from '#kernel/look-up.ts'

/** Characters that the fonts of every PDF reader lack, as one writes without them. */
const PLAIN: Readonly<Record<string, string>> = { '\u202F': '\u00A0', '≤': '<=', '″': '"', '⅛': '1/8' }

export const toPlainText = (text: string): string =>
  text
    .replaceAll(/[\u2080-\u2089]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replaceAll(/[\u202F≤″⅛]/g, (character) => lookUp(PLAIN, character) ?? character)
