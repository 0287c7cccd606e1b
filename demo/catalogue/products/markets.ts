import type { Dice } from '#demo/pictures/dice.ts'

const EU = 'at be bg cz de dk ee es fi fr gr hr hu ie it lt lu lv nl pl pt ro se si sk'.split(' ')
const WEST = [...EU, 'ca', 'ch', 'gb', 'mx', 'no', 'us']
const EVERYWHERE_BUT_CHINA = [
  ...WEST,
  'ae',
  'al',
  'au',
  'br',
  'in',
  'jp',
  'kr',
  'my',
  'nz',
  'sa',
  'sg',
  'th',
  'tr',
  'za',
].toSorted()

/** Six of seven series are sold everywhere; the others follow approvals and licences. */
export const chooseMarkets = (dice: Dice): string[] | undefined => {
  const chance = dice.int(1, 100)
  if (chance <= 85) return undefined
  if (chance <= 91) return EVERYWHERE_BUT_CHINA
  if (chance <= 95) return EU
  if (chance <= 97) return WEST.toSorted()
  return chance === 98 ? ['us', 'ca', 'mx'] : chance === 99 ? ['us'] : ['cn', 'sg', 'my']
}

const WAREHOUSES = ['us', 'de', 'pl', 'gb', 'cn'] as const

/** Pieces by the country they lie in; one in eight is made to order. */
export const countStock = (dice: Dice, isSold: boolean): Record<string, number> => {
  if (!isSold || dice.chance(0.12)) return {}
  const stock: Record<string, number> = {}
  for (const country of WAREHOUSES) if (dice.chance(0.6)) stock[country] = dice.int(0, 9) === 0 ? 0 : dice.int(1, 240)
  return stock
}
