import { trimSigns } from '#kernel/trim-signs.ts'

const PIECES = new Set(
  (
    'ea each eaches pc pcs pce pces piece pieces pi st stk stck stück stueck stücke stuck szt sztuk sztuka sztuki pz pzs pza pzas pieza piezas pezzi ' +
    'pezzo pièce pièces piéce p pièce(s) piece(s) pce(s) pc(s) pcs/pce stk/pcs st/pc u ud uds und unds un unit units unité unités unidad unidades unidade ' +
    'unid unit(s) no nos nr num x × 个 件 台 只 支 根 片 枚 颗 块 套件 c62 h87 nar stuk stuks n ks db buc kos tk vnt шт adet - 1'
  ).split(' '),
)

/** Measures, packs and pairs: how many pieces they are is not for us to guess. */
const OTHERS = new Set(
  (
    'm mtr meter metre metres meters mb mm cm km ft feet in inch kg g t lb lbs l ltr liter litre litres ml gal box boxes bx bxs pk pkg pkgs pack packs ' +
    'package packages packet packets pck pkt paket pakete packung packungen pckg karton kartons ktn ctn ctns carton cartons case cases cs roll rolls rolle rollen ' +
    'reel reels set sets satz sätze kit kits pair pairs pr paar dz dzn doz dozen dutzend pal pallet pallets palette paletten bag bags beutel gebinde schachtel ' +
    'schachteln kiste kisten btl bottle bundle bundles tray trays boîte boite boîtes boites paquet paquets sachet sachets caisse caisses colis rouleau lot lots ' +
    'jeu jeux paire paires douzaine caja cajas paquete paquetes bolsa bolsas estuche rollo rollos juego juegos par pares docena docenas opak opakowanie ' +
    'opakowania opakowań op kpl komplet komplety rolka rolki para pary paczka paczki paczek pudełko pudełka karton kartony kartonów worek tuzin ' +
    '米 箱 盒 套 卷 公斤 包 袋 双 打 hundred c ve vpe vp h hr hrs std bd ct cr pf pa kt'
  ).split(' '),
)

const nameUnit = (text: string): string => trimSigns(text.toLowerCase(), { start: /[\s(]/, end: /[.\s)]/ })

/** `BX10`, `pk/10`, `Karton à 20`, `盒/10`: a pack with its size. */
const PACK_OF = /^([\p{L}.]{1,12})\s{0,3}(?:[/àa@-]|of|de|po|zu|mit)?\s{0,3}\d{1,5}(?:\s{0,3}[\p{L}.]{1,6})?$/u

/** `pieces`, `other` for a measure or a pack, undefined for a word that is no unit. */
export const kindOfUnit = (text: string): 'pieces' | 'other' | undefined => {
  const unit = nameUnit(text.slice(0, 60))
  if (PIECES.has(unit)) return 'pieces'
  if (OTHERS.has(unit)) return 'other'
  const [, name] = PACK_OF.exec(unit) ?? []
  return name !== undefined && OTHERS.has(nameUnit(name)) ? 'other' : undefined
}
