export type Mode = 'light' | 'dark'

/** The plain colours of one block of tokens.css, resolved for one mode. */
export const readColours = (block: string, mode: Mode): Map<string, string> =>
  new Map(
    [...block.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}))\s*;/g)].map(
      ([, name = '', light = '', dark = '', both]) => [name, both ?? (mode === 'light' ? light : dark)],
    ),
  )
