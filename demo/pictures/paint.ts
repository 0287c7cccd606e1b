import type { TenantKey } from '#demo/tenant-keys.ts'

type Palette = readonly [string, ...string[]]

/** Main housing, second housing and signal colour; a seed picks one of each. */
export const PAINTS: Readonly<Record<TenantKey, readonly [Palette, Palette, Palette]>> = {
  aerobt: [
    ['#2b4a7c', '#2b4a7c', '#3c5f6e', '#4b5563', '#c9d2dc'],
    ['#c9d2dc', '#8fa3b8', '#d9d4c6'],
    ['#e8a317', '#e8a317', '#d9622b'],
  ],
  hbtbt: [
    ['#eceae2', '#3f6b52', '#e3dccb', '#5d7a6a'],
    ['#3f6b52', '#d8cdb4', '#8b9a8f'],
    ['#d9a441', '#c9713a'],
  ],
  sps: [
    ['#3d444d', '#c33a3f', '#3d444d', '#5a626c'],
    ['#c33a3f', '#d9dcdf', '#e0b21f'],
    ['#f0b323', '#f0b323', '#e36a2c'],
  ],
  process: [
    ['#1f7f86', '#1f7f86', '#2f6f8f', '#5d7f78', '#dfe6e8'],
    ['#dfe6e8', '#eef1f0', '#9fb7b9'],
    ['#e08a1e', '#e08a1e', '#c7453b'],
  ],
  hpsbt: [
    ['#40386b', '#40386b', '#5b4b8f', '#33405e'],
    ['#d8d5e6', '#b9b3d4', '#e9e7f0'],
    ['#8f6bf0', '#8f6bf0', '#e07fb0'],
  ],
}

export const METALS: Readonly<Record<string, string>> = {
  steel: '#c3ccd4',
  dark: '#4a545f',
  black: '#2b323a',
  brass: '#cfa95a',
  white: '#eef1f3',
  rubber: '#343b43',
  glass: '#15242f',
  copper: '#c98b5e',
}

/** From one colour towards another, both as #rrggbb. */
export const mixColours = (from: string, to: string, share: number): string =>
  '#' +
  [1, 3, 5]
    .map((i) => {
      const a = Number.parseInt(from.slice(i, i + 2), 16)
      const b = Number.parseInt(to.slice(i, i + 2), 16)
      return Math.round(a + (b - a) * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')
