/** Boxes, packs and other bundles in six languages. */
const BUNDLE =
  '(?:box(?:es)?|packs?|packets?|packages?|pkgs?|pkts?|pk|cartons?|ctns?|cases?|bags?|bundles?|dozens?|dz|trays?|reels?|pallets?|' +
  'kartons?|ktn|packung(?:en)?|pckg|gebinde|beutel|schachteln?|kisten?|paletten?|päckchen|pakete?|vpe|ve|dutzend|' +
  'bo[iî]tes?|paquets?|sachets?|caisses?|lots?|colis|douzaines?|' +
  'cajas?|paquetes?|bolsas?|estuches?|cartones|docenas?|' +
  'opak(?:owa\\p{L}{1,3})?|op|paczk\\p{L}{1,2}|paczek|pudełk\\p{L}{1,2}|pudełek|karton(?:y|ów|ach)|worek|worki|worków|tuzin\\p{L}{0,2})'
const PIECE = '(?:pcs|pc|pieces?|ea|stück|stk|st|pièces?|pzs?|piezas?|uds?|unidades|szt|sztuk|x)'

const END = '(?![\\d.,]{0,9}\\d)'

/** How many pieces a bundle holds, where a text says so: `box of 10`, `VPE 50`, `pk/10`, `10 per box`, `10er-Pack`. */
const SIZES: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${BUNDLE}\\.?\\s{0,3}(?:of|à|a|de|con|mit je|mit|zu|po|/|@)\\s{0,3}(\\d{1,5})${END}`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:vpe|verpackungseinheit|opak|opakowanie|pack size|packungsgröße|conditionnement)\\.?\\s{0,3}[:=]?\\s{0,3}(\\d{1,5})${END}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:ve|op|pk|pkg|packung|pack|box|karton|beutel|kart)\\.?\\s{0,3}[:=]?\\s{0,3}(\\d{1,5})\\s{0,3}${PIECE}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<![\\d.,])(\\d{1,5})\\s{0,3}(?:${PIECE}\\.?\\s{0,3})?(?:/|per|pro|je|par|por|na|w)\\s{0,3}${BUNDLE}(?!\\p{L})`,
    'iu',
  ),
  /(?<![\d.,])(\d{1,5})\s?(?:er|pcs?|pieces?|stück|szt)?-?\s?(?:pack|packung|vpe|box|karton)(?!\p{L})/iu,
  /(?<![\d.,])(\d{1,5})\s?[个只支件片根条]\s?[/每一]?\s?(?:盒|箱|包|袋|装)/u,
  /(?<![\d.,])(\d{1,5})\s?\/\s?(?:盒|箱|包|袋)/u,
  /[每一](?:盒|箱|包|袋)\s?(\d{1,5})/u,
  /(?:盒|箱|包|袋)\s?[/:：]\s?(\d{1,5})/u,
  /(?:盒|箱|包|袋)\s?(\d{1,5})\s?[个只支件片根条]/u,
]

/** The number of pieces in a bundle that a text names; undefined where it names none, or bundles of one. */
export const findPackSize = (text: string): number | undefined => {
  for (const pattern of SIZES) {
    const size = Number(pattern.exec(text)?.[1] ?? 1)
    if (size > 1) return size
  }
  return undefined
}

const COUNTED = new RegExp(`(?<![\\p{L}\\d.,])\\d{1,6}\\s{0,3}(?:x\\s{0,3})?\\(?${BUNDLE}(?!\\p{L})|\\d\\s?[盒箱包袋套]`, 'iu')

/** Whether a line of text counts bundles: `3 boxes`, `2 Kartons à 20`. */
export const countsPacks = (text: string): boolean => COUNTED.test(text) || findPackSize(text) !== undefined

const HEADING = new RegExp(`(?<!\\p{L})${BUNDLE}(?!\\p{L})|盒数|箱数|包数`, 'iu')

/** Whether the word above a column of quantities says that it counts bundles. */
export const headsPacks = (heading: string): boolean => HEADING.test(heading)
