import { trimSigns } from '#kernel/trim-signs.ts'

const PIECES = new Set(
  (
    'ea each pc pcs pce pces piece pieces st stk stck stück stueck stücke szt sztuk sztuka pz pzs pza pzas pieza piezas pezzi pièce pièces ' +
    'piece(s) pce(s) pc(s) u ud uds un unit units unité unités unidad unidades unidade no nos nr x × 个 件 台 只 支 套件 pcs/pce c62 h87 stuk stuks'
  ).split(' '),
)

/** Measures, packs and pairs: how many pieces they are is not for us to guess. */
const OTHERS = new Set(
  (
    'm mtr meter metre metres meters mb mm cm km ft feet in inch kg g t lb lbs l ltr liter litre litres ml gal box boxes bx pk pkg pack packs ' +
    'package packages pck pkt paket karton ktn ctn carton case cs roll rolls rolle rollen reel reels set sets satz kit kits pair pairs pr paar ' +
    'dz dzn doz dozen dutzend pal pallet palette bag bags btl bottle boîte boite boîtes rouleau lot lots jeu paire caja cajas rollo rollos juego ' +
    'par docena opak opakowanie op kpl komplet rolka para karton 米 箱 盒 套 卷 公斤 包 双 hundred c ve vpe vp h hr hrs std'
  ).split(' '),
)

const nameUnit = (text: string): string => trimSigns(text.toLowerCase(), { start: /\s/, end: /[.\s]/ })

/** `pieces`, `other` for a measure or a pack, undefined for a word that is no unit. */
export const kindOfUnit = (text: string): 'pieces' | 'other' | undefined => {
  const unit = nameUnit(text)
  if (PIECES.has(unit)) return 'pieces'
  return OTHERS.has(unit) ? 'other' : undefined
}
