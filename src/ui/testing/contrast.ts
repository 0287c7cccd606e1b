/** WCAG 2 contrast ratio of two `#rrggbb` colours. */
export const measureContrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const luminanceOf = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => linearOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linearOf = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)

export type Mode = 'light' | 'dark'

/** The plain colours of one block of tokens.css, resolved for one mode. */
export const readColours = (block: string, mode: Mode): Map<string, string> =>
  new Map(
    [...block.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}))\s*;/g)].map(
      ([, name = '', light = '', dark = '', both]) => [name, both ?? (mode === 'light' ? light : dark)],
    ),
  )
