export const COLOUR = /^#[0-9a-f]{6}$/

/** Colours as people write them, `#0A5`, `0a5c36` or `#0A5C36`, as `#rrggbb`; undefined for anything else. */
export const parseColour = (text: string): string | undefined => {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  const whole = /^[0-9a-f]{3}$/.test(digits) ? Array.from(digits, (digit) => digit + digit).join('') : digits
  return COLOUR.test(`#${whole}`) ? `#${whole}` : undefined
}

type Channels = readonly [red: number, green: number, blue: number]

const channelsOf = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Channels

const writeChannels = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** So much of the other colour, 0 to 1, is mixed into the first. */
export const mixColours = (colour: string, other: string, share: number): string => {
  const [one, two] = [channelsOf(colour), channelsOf(other)]
  return writeChannels(one.map((channel, index) => channel + ((two[index] ?? channel) - channel) * share))
}

const linearOf = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)

const luminanceOf = (colour: string): number => {
  const [red, green, blue] = channelsOf(colour).map((channel) => linearOf(channel / 255)) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast ratio of two `#rrggbb` colours. */
export const measureContrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}
